import Dovetail
import Foundation
import ShopPlatform

/// What is found for each mistake.
enum FaultTable {
    static let ids: [Fault: DiagnosticID] = [
        .clockTwice: .duplicateBinding,
        .productServiceTwice: .duplicateBinding,
        .threeLogins: .duplicateBinding,
        .localeMissing: .missingBinding,
        .liveUnderStaging: .missingBinding,
        .imagesMissing: .missingBinding,
        .retryPolicyMissing: .missingBinding,
        .noFilters: .missingBinding,
        .priceCacheMissing: .missingBinding,
        .brandAPIMissing: .missingBinding,
        .giftRepositoryMissing: .missingBinding,
        .consentCacheMissing: .missingBinding,
        .orderRepositoryMissing: .missingBinding,
        .termsNotOptional: .missingBinding,
        .cartLinesMissing: .missingBinding,
        .formInjectorMissing: .missingBinding,
        .sessionNotInstalled: .componentNotInstalled,
        .lineWithoutSeed: .assistedOutsideFactory,
        .chickenAndEgg: .dependencyCycle,
        .ring: .dependencyCycle,
        .modulesInACircle: .moduleCycle,
        .sessionInItself: .componentCycle,
        .kiosk: .repeatedScope,
        .sessionClock: .shadowedBinding,
        .sessionBindsItsSeed: .seedConflict,
        .interceptorsAsAWhole: .collectionConflict,
        .codecTwice: .duplicateDictionaryKey,
        .providerBound: .reservedKey,
        .unfinishedClient: .unfinishedBinding,
        .lateClock: .lateDeclaration,
        .windowAnywhere: .isolationMismatch,
        .notReplaced: .unmatchedReplacement,
        .replacedTwice: .duplicateReplacement,
        .tornArchive: .tornScope,
        .greetingKeepsVisit: .retainCycle,
        .unusedLocale: .unusedBinding,
    ]

    /// A finding, as far as the table says it: what, and in which line.
    struct Finding: Hashable, Comparable, CustomStringConvertible {
        var id: DiagnosticID
        var file: String
        var line: Int

        static func < (one: Finding, other: Finding) -> Bool { one.description < other.description }

        var description: String { "\(file):\(line) [\(id)]" }
    }

    /// Where each mistake is to be found: the lines that say `here:`.
    static let places: [Fault: (file: String, line: Int)] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var places: [Fault: (file: String, line: Int)] = [:]
        for part in ["Sources", "Packages"] {
            let files = FileManager.default.enumerator(at: folder.appending(path: part), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    guard let names = line.firstRange(of: "// here: ").map({ line[$0.upperBound...] }) else { continue }
                    for name in names.split(separator: " ") {
                        if let fault = Fault(rawValue: String(name)) { places[fault] = (file.lastPathComponent, number + 1) }
                    }
                }
            }
        }
        return places
    }()

    static func finding(_ fault: Fault) -> Finding? {
        guard let id = ids[fault], let place = places[fault] else { return nil }
        return Finding(id: id, file: place.file, line: place.line)
    }

    /// What is found for several mistakes at once: all of them, but for those that cannot be there.
    static func findings(_ faults: Set<Fault>) -> [Finding] {
        var faults = faults
        // Without the session there is nothing in it that could be wrong.
        if faults.contains(.sessionNotInstalled) { faults.subtract([.sessionClock, .sessionBindsItsSeed, .sessionInItself]) }
        // What is missing makes other things look unused; nobody is told of that.
        if faults.contains(where: { ids[$0]?.severity == .error }) { faults.remove(.unusedLocale) }
        return faults.compactMap { finding($0) }.sorted()
    }
}

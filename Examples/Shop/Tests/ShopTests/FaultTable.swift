import Dovetail
import Foundation
import ShopPlatform

/// The expected finding of each mistake.
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
        .tornArchive: .splitInstance,
        .greetingKeepsVisit: .retainCycle,
        .unusedLocale: .unusedBinding,
    ]

    /// A finding, reduced to its id and its line.
    struct Finding: Hashable, Comparable, CustomStringConvertible {
        var id: DiagnosticID
        var file: String
        var line: Int

        static func < (one: Finding, other: Finding) -> Bool { one.description < other.description }

        var description: String { "\(file):\(line) [\(id)]" }
    }

    /// The location at which each mistake is reported: the lines marked with `here:`.
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

    /// The findings of several simultaneous mistakes: all of them, except those that exclude each other.
    static func findings(_ faults: Set<Fault>) -> [Finding] {
        var faults = faults
        // Without the session, its own mistakes do not exist.
        if faults.contains(.sessionNotInstalled) { faults.subtract([.sessionClock, .sessionBindsItsSeed, .sessionInItself]) }
        // Bindings can seem unused because of an error, so unused bindings are not reported together with errors.
        if faults.contains(where: { ids[$0]?.severity == .error }) { faults.remove(.unusedLocale) }
        return faults.compactMap { finding($0) }.sorted()
    }
}

// SPDX-License-Identifier: Apache-2.0

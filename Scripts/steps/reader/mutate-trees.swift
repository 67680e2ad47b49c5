// The program behind Scripts/steps/reader/trees: it is run at the top of the package.
//
//     mutate-trees all|known|sample CANARY PROGRAM… [--] [NAME…]
import DovetailInspection
import DovetailReading
import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

// MARK: Trees

/// The trees of a program in a folder.
struct Program {
    let name: String
    let files: [TreeFile]

    init(folder: String) {
        name = (folder as NSString).lastPathComponent
        var paths: [String] = []
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() where path.hasSuffix(".swift.json") {
            paths.append(path)
        }
        files = paths.sorted().map { path in
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(path)"), let source = Self.sourcePath(bytes),
                let text = FileManager.default.contents(atPath: source)
            else { fail("\(folder)/\(path) cannot be read") }
            let module = (path as NSString).lastPathComponent.prefix { $0 != "." }
            return TreeFile(module: String(module), path: source, bytes: Array(bytes), source: Array(text))
        }
        if files.isEmpty { fail("there are no trees in \(folder)") }
    }

    private static func sourcePath(_ tree: Data) -> String? {
        let start = String(decoding: tree.prefix(16_384), as: UTF8.self)
        return start.firstMatch(of: #/"filename":"([^"]*)"/#).map { String($0.1.replacing("\\/", with: "/")) }
    }

    /// The trees with one text in place of another, or nil if it is not in them.
    func replacing(_ old: String, with new: String) -> [TreeFile]? {
        var isChanged = false
        let files = files.map { file in
            var file = file
            if let bytes = replaced(Array(old.utf8), with: Array(new.utf8), in: file.bytes) { (file.bytes, isChanged) = (bytes, true) }
            return file
        }
        return isChanged ? files : nil
    }

    /// The texts of the trees that match.
    func words(_ pattern: Regex<(Substring, Substring)>) -> Set<String> {
        files.reduce(into: []) { words, file in
            words.formUnion(String(decoding: file.bytes, as: UTF8.self).matches(of: pattern).map { String($0.1) })
        }
    }
}

func replaced(_ old: [UInt8], with new: [UInt8], in text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var next = 0
    while next <= text.count - old.count {
        guard text[next] == old[0], text[next..<next + old.count].elementsEqual(old) else {
            next += 1
            continue
        }
        result += text[copied..<next]
        result += new
        next += old.count
        copied = next
    }
    return copied > 0 ? result + text[copied...] : nil
}

// MARK: Readings

/// All that is known of each root: its graph, and what is found in all worlds.
struct Reading: Equatable {
    var texts: [String: String] = [:]
    var blindSpots: [String: Set<BlindSpot>] = [:]

    /// Nil if the trees are refused.
    init?(_ files: [TreeFile]) {
        guard let program = try? SourceProgram(files), !program.roots.isEmpty else { return nil }
        for root in program.roots.map(\.name) {
            let findings = program.explore(root)
            var lines = [findings.usual.graph.json(), "\(findings.worldCount) worlds"]
            lines += findings.questions.map { "\($0.text) \($0.place) \($0.choices) \($0.usual)" }
            lines += findings.findings.map { found in
                "\(found.diagnostic.id) \(found.diagnostic.message) \(found.diagnostic.place.map { "\($0)" } ?? "") \(found.isUncertain) "
                    + found.conditions.map { "\($0.question.text)=\($0.answers) \($0.isNecessary)" }.joined(separator: " ")
            }
            texts[root] = lines.joined(separator: "\n")
            blindSpots[root] = Set(findings.blindSpots)
        }
    }

    enum Change: String { case none, refused, flagged, silent }

    /// What renaming has changed.
    func change(to other: Reading?) -> Change {
        guard let other else { return .refused }
        if other == self { return .none }
        let changed = Set(texts.keys).union(other.texts.keys).filter {
            texts[$0] != other.texts[$0] || blindSpots[$0] != other.blindSpots[$0]
        }
        let isFlagged = changed.allSatisfy { root in
            guard let old = blindSpots[root], let new = other.blindSpots[root] else { return false }
            return new.isStrictSuperset(of: old)
        }
        return isFlagged ? .flagged : .silent
    }
}

// MARK: Renaming

struct Mutation {
    let words: String
    let old: String
    let new: String

    init(member name: String) { (words, old, new) = ("the member \(name)", "\"\(name)\":", "\"zz\(name)\":") }
    init(kind: String) { (words, old, new) = ("the kind \(kind)", "\"_kind\":\"\(kind)\"", "\"_kind\":\"zz\(kind)\"") }
}

/// The texts that the reader's sources mention. Nodes and their members are found by texts only, so that renaming another one has no
/// effect; but a kind may be known by how it starts.
func mentionedNames() -> Set<String> {
    let folder = "Sources/Tools/DovetailReading"
    var names: Set<String> = []
    for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() where file.hasSuffix(".swift") {
        if file.contains("Generated/") { continue }
        let text = FileManager.default.contents(atPath: "\(folder)/\(file)").map { String(decoding: $0, as: UTF8.self) } ?? ""
        names.formUnion(text.matches(of: #/"([^"\\]*)"/#).map { String($0.1) })
    }
    if names.isEmpty { fail("there are no sources in \(folder)") }
    return names
}

// MARK: Main

let arguments = Array(CommandLine.arguments.dropFirst())
guard let scope = arguments.first, ["all", "known", "sample"].contains(scope) else { fail("expected all, known or sample") }
let folders = arguments.dropFirst().prefix { $0 != "--" }
let chosen = Array(arguments.dropFirst(1 + folders.count + 1))
let programs = folders.map { Program(folder: $0) }
guard let canary = programs.first, programs.count > 1 else { fail("expected a canary and a program") }
if !isCanaryUnderstood(canary.files) { fail("the canary is not understood, although nothing was renamed") }
let readings = programs.dropFirst().map { program in
    guard let reading = Reading(program.files) else { fail("\(program.name) cannot be read") }
    return (program, reading)
}

var members: Set<String> = []
var kinds: Set<String> = []
for program in programs {
    members.formUnion(program.words(#/"([A-Za-z_# ]+)":/#))
    kinds.formUnion(program.words(#/"_kind":"([^"]*)"/#))
}
let all = (members.count, kinds.count)
let mentioned = mentionedNames()
let unseen = mentioned.subtracting(members).subtracting(kinds).filter { $0.hasSuffix("_expr") || $0.hasSuffix("_stmt") }
if !chosen.isEmpty {
    members.formIntersection(chosen)
    kinds.formIntersection(chosen)
} else if scope != "all" {
    members.formIntersection(mentioned)
    kinds = kinds.filter { kind in mentioned.contains(kind) || kind.hasPrefix("pattern") }
}

var mutations = members.sorted().map(Mutation.init(member:)) + kinds.sorted().map(Mutation.init(kind:))
if scope == "sample", chosen.isEmpty { mutations = stride(from: 0, to: mutations.count, by: 3).map { mutations[$0] } }

var counts: [String: Int] = [:]
for mutation in mutations {
    var outcome = "same"
    var places: [String] = []
    if let files = canary.replacing(mutation.old, with: mutation.new), !isCanaryUnderstood(files) {
        outcome = "noticed"
    } else {
        for (program, reading) in readings {
            guard let files = program.replacing(mutation.old, with: mutation.new) else { continue }
            let change = reading.change(to: Reading(files))
            if change != .none { places.append("\(program.name) (\(change))") }
        }
        if !places.isEmpty { outcome = "MISSED" }
    }
    counts[outcome, default: 0] += 1
    print(
        outcome.padding(toLength: 8, withPad: " ", startingAt: 0) + mutation.words
            + (places.isEmpty ? "" : ": " + places.joined(separator: ", ")))
    fflush(nil)
}
// No program has them, so that nothing is known of them.
if chosen.isEmpty, scope != "sample" { for kind in unseen.sorted() { print("unseen  the kind \(kind)") } }
print(
    "\(mutations.count) of \(all.0) members and \(all.1) kinds renamed: \(counts["noticed"] ?? 0) noticed, "
        + "\(counts["same"] ?? 0) without effect, \(counts["MISSED"] ?? 0) missed")
exit(counts["MISSED"] == nil ? 0 : 1)

// SPDX-License-Identifier: Apache-2.0

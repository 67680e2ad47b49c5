internal import DovetailGraph
internal import GraphCommands

/// Verifies that the reader understands the compiler of trees that another program has written.
///
/// It compares the trees of the canary. They are in the same folder, or in the folder `Canary` beside it, where `read` itself writes them.
/// Otherwise the compiler of a build writes them, if it is the compiler that wrote the trees.
struct TreeVerifier {
    private let environment: CommandEnvironment
    private let isUnderstood: ([TreeFile]) -> Bool

    init(_ environment: CommandEnvironment, isUnderstood: @escaping ([TreeFile]) -> Bool) {
        self.environment = environment
        self.isUnderstood = isUnderstood
    }

    /// Compares the trees of the canary among these, if they are there. Returns false if nothing shows whether the trees are understood.
    func verify(_ files: [TreeFile], with canary: [TreeFile]) throws(GraphCommand.Failure) -> Bool {
        guard Self.isComplete(canary), let version = Self.version(of: files), version == Self.version(of: canary) else { return false }
        guard isUnderstood(canary) else { throw CompilerGuard.refusal(of: version) }
        return true
    }

    /// Lets the compiler of a build write the trees of the canary. Returns what should be said of it, or nil if the trees are not its own.
    func verify(_ files: [TreeFile], byBuild folder: String, cache: String?) throws(GraphCommand.Failure) -> [String]? {
        let commands = try SwiftPMBuild.commands(in: folder, environment)
        guard let version = Self.version(of: files), let command = commands.first(where: { $0.dependencies.contains("Dovetail") }) else {
            return nil
        }
        let store = try TreeStore(in: cache ?? TreeStore.folder(inBuild: folder), for: [command], environment)
        guard store.compilers[command.compiler]?.contains(version) == true else { return nil }
        return try CompilerGuard(store, environment, isUnderstood: isUnderstood).requireUnderstood([command])
    }

    /// Whether these are all files of the canary, with the text that this version of it has.
    private static func isComplete(_ canary: [TreeFile]) -> Bool {
        let texts = canary.map { String(decoding: $0.source, as: UTF8.self) }
        return texts.count == canarySources.count && Set(texts) == Set(canarySources.values)
    }

    /// The version that the compiler states in all of the trees, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    private static func version(of files: [TreeFile]) -> String? {
        let versions = Set(files.map { TreeHeader($0.bytes)?.compiler })
        return versions.count == 1 ? versions.first ?? nil : nil
    }
}

/// The header of a tree.
struct TreeHeader {
    /// The path of the source file.
    let path: String
    /// The version of the compiler, as it states it itself.
    let compiler: String?

    /// Nil if the bytes are not those of a tree.
    init?(_ bytes: [UInt8]) {
        let start = String(decoding: bytes.prefix(16_384), as: UTF8.self)
        guard let path = Self.value(of: "filename", in: start[...]) else { return nil }
        self.path = path
        let version = start.firstRange(of: "\"compiler_version\":{").map { start[$0.upperBound...].prefix { $0 != "}" } }
        compiler = version.flatMap { Self.value(of: "full", in: $0) }
    }

    private static func value(of name: String, in text: Substring) -> String? {
        guard let start = text.firstRange(of: "\"\(name)\":\"")?.upperBound, let end = text[start...].firstIndex(of: "\"") else {
            return nil
        }
        return String(text[start..<end]).replacing("\\/", with: "/")
    }
}

// SPDX-License-Identifier: Apache-2.0

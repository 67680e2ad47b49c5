internal import GraphCommands

/// The call of the compiler's frontend that writes the typed trees of a module.
struct FrontendCall {
    let command: ProcessCommand
    /// The file of each tree, in the order of the sources that are read.
    let trees: [String]

    /// Creates the call from what `-driver-print-jobs -typecheck` prints; nil if there is no such call in it.
    init?(printed text: String, of command: CompileCommand, in folder: String) {
        guard let line = text.split(separator: "\n").first(where: { $0.contains(" -typecheck ") || $0.hasSuffix(" -typecheck") }) else {
            return nil
        }
        var words = shellWords(String(line))[...]
        guard let frontend = words.popFirst() else { return nil }
        // A long call is printed as a file with its arguments, which exists no longer, and as a comment.
        if words.first?.hasPrefix("@") == true, words.dropFirst().first == "#" { words = words.dropFirst(2) }
        let sources = Set(command.read)
        var arguments: [String] = []
        while let word = words.popFirst() {
            switch word {
            case "-typecheck": arguments += ["-dump-ast", "-dump-ast-format", "json"]
            case "-supplementary-output-file-map": _ = words.popFirst()
            case _ where sources.contains(word): arguments += ["-primary-file", word]
            default: arguments.append(word)
            }
        }
        trees = command.read.map { "\(folder)/\(TreeName(module: command.module, source: $0).file)" }
        for tree in trees { arguments += ["-o", tree] }
        self.command = ProcessCommand(frontend, arguments)
    }
}

/// The name of a file with a tree: `Feed.FeedModule.swift.json`.
struct TreeName {
    let module: String
    /// The last part of the source file's path; the compiler permits no two files of one name in a module.
    let source: String

    init(module: String, source: String) {
        self.module = module
        self.source = source.split(separator: "/").last.map(String.init) ?? source
    }

    init?(file: String) {
        guard file.hasSuffix(Self.ending), let dot = file.firstIndex(of: "."), file.count > Self.ending.count + 1 else { return nil }
        module = String(file[..<dot])
        source = String(file[file.index(after: dot)...].dropLast(".json".count))
    }

    private static let ending = ".swift.json"

    var file: String { "\(module).\(source).json" }
}

// SPDX-License-Identifier: Apache-2.0

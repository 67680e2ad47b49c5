// Writes the guide "Look up a compiler message" from the cases in Tests/MustNotCompile that begin with "// Mistake: ". The step
// must-not-compile verifies that the compiler prints these messages, so that the page is up to date.

import Foundation

func compilerMessageFiles() -> [String: String] {
    ["Sources/Core/Dovetail/Dovetail.docc/CompilerMessages.md": page()]
}

private let folder = "Tests/MustNotCompile"

private let sections = [
    ("Factories", ["Factories", "FactoryEffects", "MemberwiseInitializers", "Values", "Isolation"]),
    ("Scopes, tags and collections", ["Scopes", "Modifiers", "Chains", "Tags", "Collections"]),
    ("Types that are not Sendable, in Swift 6 mode", ["Sharing", "Binders"]),
    ("Swift 5 mode with complete concurrency checking", ["SwiftFive"]),
    ("The settings of a new Xcode project", ["NewProject", "NewProjectSwiftFive"]),
    ("Modules and components", ["Roots", "ModulesAndComponents"]),
    ("Building", ["Seeds", "Components", "AssistedFactories", "CheckedGraphs"]),
    ("Methods of modules that are not imported", ["MissingImports"]),
    ("Providers and factories in use", ["Access"]),
    ("Words of other containers", ["OtherContainers"]),
]

private struct Mistake {
    var title: String
    var code = ""
    var messages: [String] = []

    /// Our own messages explain the mistake, so they need no code.
    var shown: String {
        code.isEmpty || code.hasSuffix("{") || messages.allSatisfy(saysWhatToWrite) ? title : "\(title): `\(code)`"
    }

    /// The name of the type that does not conform differs from case to case, and so must not separate the rows of one message.
    mutating func add(_ message: String) {
        messages.append(
            message.replacing(/^type '\w+' does not conform to protocol 'ComponentBase'$/) { _ in
                "type 'App' does not conform to protocol 'ComponentBase'"
            })
    }
}

/// A message of an unavailable method of ours: what is wrong, a colon, and what to write.
private func saysWhatToWrite(_ message: String) -> Bool {
    message.contains("' is unavailable: ") || message.contains("' has been renamed to ")
}

/// The beginning of a message, up to the instruction that follows it.
private func beginning(_ message: String) -> String {
    guard let mark = message.range(of: "' is unavailable: "),
        let end = message.range(of: ": ", range: mark.upperBound..<message.endIndex)
    else { return message }
    return message[..<end.lowerBound] + " …"
}

/// The rows of a table, one for all mistakes with the same messages, so that a message is found once.
private func rows(_ mistakes: [Mistake]) -> [String] {
    var order: [[String]] = []
    var shown: [[String]: [String]] = [:]
    for mistake in mistakes {
        if shown[mistake.messages] == nil { order.append(mistake.messages) }
        shown[mistake.messages, default: []].append(mistake.shown)
    }
    return order.map { messages in
        "| \(shown[messages, default: []].joined(separator: ". ")) | \(messages.map { "`\(beginning($0))`" }.joined(separator: "; ")) |"
    }
}

/// The mistakes of a file: the title, the messages that are expected, and the line of code after them.
private func mistakes(in name: String) -> [Mistake] {
    var found: [Mistake] = []
    var open: Mistake?
    for line in read("\(folder)/\(name).swift").lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if line.hasPrefix("// Mistake: ") {
            open = Mistake(title: String(line.dropFirst(12)).trimmingSuffix("."))
        } else if var mistake = open {
            if let match = line.firstMatch(of: /^\/\/ expected-(error|warning|note)@\+\d+ (?:\d+ )?\{\{(.*?)\}\}(?!\})/) {
                // Of the notes, only those that name the mistake.
                if match.1 != "note" || match.2.hasPrefix("candidate") { mistake.add(String(match.2)) }
                open = mistake
            } else if !line.hasPrefix("//") {
                mistake.code = line
                if mistake.messages.isEmpty { fail("\(folder)/\(name).swift expects no message of '\(mistake.title)'") }
                found.append(mistake)
                open = nil
            }
        }
    }
    return found
}

private extension String {
    func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}

private func page() -> String {
    var page = """
        # Look up a compiler message

        <!-- \(header("compiler-messages", " Its sources are in Tests/MustNotCompile.")) -->

        Find the message that you see, and the mistake that it reports.

        ## Overview

        The compiler rejects what a graph cannot do, and its message says what to write instead. For frequent mistakes, Dovetail declares methods
        that are marked as unavailable: the compiler considers them only where no other method fits, so they change nothing for correct code. A
        message of the form "has been renamed to" comes with a fix-it. "…" replaces the instruction at the end of a message.

        The errors of a graph that compiles are in <doc:Errors>. For messages without an entry here, see <doc:FAQ>.

        """
    for (title, files) in sections {
        page += "\n## \(title)\n\n| mistake | message |\n|---|---|\n"
        page += rows(files.flatMap(mistakes)).joined(separator: "\n") + "\n"
    }
    return page
}

// SPDX-License-Identifier: Apache-2.0

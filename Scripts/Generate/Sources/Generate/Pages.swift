// Writes the generated parts of pages that people write: the badges and figures of README.md, from the manifest, the license and
// Tests/Benchmarks/README.md, and the folders of each module in .github/ARCHITECTURE.md, from Scripts/steps/stages.
//
// Everything between two marks is replaced; the rest of the page stays as it is.

import Foundation

func pageFiles() -> [String: String] {
    let architecture = ".github/ARCHITECTURE.md"
    return [
        "README.md": page("README.md", [("badges", badges()), ("wings", wings()), ("figures", figures())]),
        architecture: page(architecture, [("folders", folders())]),
    ]
}

/// What the parentheses of `pattern` match, the first time that it does.
private func first(_ pattern: String, in path: String) -> [String] {
    guard let match = try? Regex(pattern).firstMatch(in: read(path)) else { fail("\(path) has no \(pattern)") }
    return match.output.dropFirst().map { String($0.substring ?? "") }
}

// MARK: Badges

private func badge(_ label: String, _ value: String, _ color: String) -> String {
    let escaped = value.replacing("-", with: "--").addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "."]))
    return "![\(label): \(value)](https://img.shields.io/badge/\(label)-\(escaped ?? value)-\(color))"
}

private func badges() -> String {
    let packages = read("Package.swift").matches(of: /\.package\(/).count
    return [
        badge("Swift", first("swift-tools-version: ([0-9.]+)", in: "Package.swift")[0] + " or later", "orange"),
        badge("dependencies", packages == 0 ? "none" : "\(packages)", "brightgreen"),
        badge("license", first("(Apache) License\\s+Version ([0-9.]+)", in: "LICENSE").joined(separator: " "), "blue"),
    ].joined(separator: "\n")
}

// MARK: Figures

private let benchmarks = "Tests/Benchmarks/README.md"

/// The cells of the measured row that begins with `name`.
private func row(_ name: String) -> [String] {
    let measured = read(benchmarks).components(separatedBy: "## What was measured").last ?? ""
    guard let line = measured.split(separator: "\n").first(where: { $0.hasPrefix("| \(name) |") }) else {
        fail("\(benchmarks) has not measured '\(name)'")
    }
    return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
}

private func figures() -> String {
    let machine = first("## What was measured\\s+(.*?)\\. ", in: benchmarks)[0]
    let cold = first("took ([0-9.]+ ms) where hand-wired takes ([0-9.]+ ms)", in: benchmarks)
    return """
        The root of an app of 60 bindings takes \(row("root")[3]) times as long as the same objects created by hand. Ten objects in a chain take \
        \(row("chain")[3]) times
        as long if they are bound with `to(X.init)`, and \(row("chain-labelled")[3]) times with `to(factory: X.init)`. A process needs \
        \(cold[0]) to collect, check, link and
        build a thousand bindings for the first time. (In release mode: \(machine).)
        """
}

// MARK: Wings

private let purposes = ["Core": "the library", "App": "whole applications", "Tools": "graphs, seen and checked", "Migration": "old code"]

/// The wings of the sources, with their modules and the lines that people have written, rounded.
private func wings() -> String {
    let rows = ["Core", "App", "Tools", "Migration"].map { wing in
        let folder = "Sources/\(wing)"
        let lines = swiftFiles(in: folder).filter { !$0.contains("/Generated/") && !$0.contains(".docc/") }
            .reduce(0) { $0 + read($1).lines.count }
        let modules = fileNames(in: folder).map { "`\($0)`" }.joined(separator: ", ")
        return "| `\(folder)` | \(purposes[wing] ?? "") | \(modules) | \((lines + 250) / 500 * 500) |"
    }
    return "| wing | purpose | modules | lines |\n|---|---|---|---|\n" + rows.joined(separator: "\n")
}

private func swiftFiles(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
}

// MARK: Folders

/// The folders of each module, in the order in which they may use each other, as the step `stages` checks it.
private func folders() -> String {
    let list = Process()
    let output = Pipe()
    list.executableURL = URL(fileURLWithPath: "Scripts/steps/stages")
    list.arguments = ["--list"]
    list.standardOutput = output
    do { try list.run() } catch { fail("Scripts/steps/stages cannot be run: \(error)") }
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    list.waitUntilExit()
    if list.terminationStatus != 0 || lines.isEmpty { fail("Scripts/steps/stages --list has failed") }
    return "```\n\(lines)```"
}

// MARK: The pages

/// A page with other content between the marks that name it.
private func page(_ path: String, _ contents: [(name: String, content: String)]) -> String {
    contents.reduce(into: read(path)) { page, part in
        guard let begin = page.range(of: "<!-- \(part.name), written by Scripts/generate -->\n"),
            let end = page.range(of: "\n<!-- end of \(part.name) -->", range: begin.upperBound..<page.endIndex)
        else { fail("\(path) has no place for \(part.name)") }
        page.replaceSubrange(begin.upperBound..<end.lowerBound, with: part.content)
    }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

// MARK: Files, by their paths from the top of the package

/// The text of a file, or nil if it cannot be read.
func contents(of path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

/// The text of a file that must exist.
func read(_ path: String) -> String {
    guard let text = contents(of: path) else { fail("\(path) cannot be read") }
    return text
}

/// Writes a file, and its folders. A file with this text keeps its date.
func writeFile(_ path: String, _ text: String) {
    if contents(of: path) == text { return }
    do {
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
        fail("\(path) cannot be written: \(error)")
    }
}

/// The names of the files in a folder, in order.
func fileNames(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
}

/// Files in a folder, by their names.
func inFolder(_ folder: String, _ files: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
}

// MARK: Text

/// The first line of a generated file.
func header(_ name: String, _ note: String = "") -> String { "Written by `Scripts/generate \(name)`. Do not edit.\(note)" }

/// `count` items, separated by commas.
func list(_ count: Int, _ item: (Int) -> String) -> String { (0..<count).map(item).joined(separator: ", ") }

extension String {
    /// The lines, also the empty ones.
    var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

    /// The text with each line that is not empty indented.
    func indented(by count: Int) -> String {
        lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}

// SPDX-License-Identifier: Apache-2.0

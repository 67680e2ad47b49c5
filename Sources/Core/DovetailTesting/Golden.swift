internal import Foundation
internal import DovetailGraph

/// Expects a text to equal its golden file.
///
/// The file is in the folder `Goldens` next to the test. `RECORD=1 swift test` writes the files again; review the difference in
/// version control.
///
/// ```swift
/// @Test func report() {
///     expectGolden(DiagnosticRenderer().text(App.graph().validate(), of: "App"), named: "app.txt")
/// }
/// ```
///
/// - Returns: Whether the text is the expected one.
@discardableResult
public func expectGolden(
    _ text: String, named name: String, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> Bool {
    let place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
    let golden = Golden(file: URL(fileURLWithPath: place.path).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)"))
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    guard let complaint = isRecording ? golden.record(text) : golden.complaint(about: text) else { return true }
    TestReporter.current.fail(complaint, at: nil, calledFrom: place)
    return false
}

/// A file with the expected text.
struct Golden {
    let file: URL

    private var name: String { file.lastPathComponent }

    /// Writes the text, and returns the reason if that fails.
    func record(_ text: String) -> String? {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return nil
        } catch {
            return "Goldens/\(name) cannot be written"
        }
    }

    /// The difference, from the first line that differs.
    func complaint(about text: String) -> String? {
        guard let data = try? Data(contentsOf: file) else { return "Goldens/\(name) does not exist; RECORD=1 swift test creates it" }
        let expected = String(decoding: data, as: UTF8.self)
        if expected == text { return nil }
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(old, new).prefix { $0 == $1 }.count
        let removed = old.dropFirst(same).prefix(3).map { "\n  - \($0)" }
        let added = new.dropFirst(same).prefix(3).map { "\n  + \($0)" }
        return "Goldens/\(name) differs starting at line \(same + 1); RECORD=1 swift test updates it"
            + (removed + added).joined()
    }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph
import DovetailJSON

/// Texts that the rows of a page have in common, each written once, with a number.
struct PageTexts {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let number = numbers[text] { return number }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

/// The files of the locations on a page, with their paths if an editor opens them.
struct PageFiles {
    private struct File: Hashable {
        var name: String
        var path: String
    }

    private var files: [File] = []
    private var numbers: [File: Int] = [:]
    private let editor: SourceEditor?

    init(_ editor: SourceEditor?) { self.editor = editor }

    /// Writes a location as file, line, column.
    mutating func write(_ place: Graph.SourceLocation, _ row: inout JSONWriter) {
        let file = File(name: place.file.escaped(), path: editor?.path(place) ?? "")
        let number = numbers[file] ?? files.count
        if number == files.count {
            numbers[file] = number
            files.append(file)
        }
        row.number(number)
        row.number(place.line)
        row.number(place.column)
    }

    func write(_ page: inout JSONWriter) {
        page.member(
            "files",
            array: { list in
                for file in files {
                    list.array {
                        $0.string(file.name)
                        if !file.path.isEmpty { $0.string(file.path) }
                    }
                }
            })
        page.member("editor", editor?.template)
    }
}

// SPDX-License-Identifier: Apache-2.0

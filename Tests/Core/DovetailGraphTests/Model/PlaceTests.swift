import DovetailGraph
import TestTools
import Testing

@Suite(.watched) struct PlaceTests {
    @Test func `a location equals its literals`() {
        let (line, place) = (#line, Graph.SourceLocation())
        #expect((place.file, place.path, place.line) == (#fileID, #filePath, line))
        #expect(place.column > 1)
        #expect("\(place)" == "\(#fileID):\(line):\(place.column)")
    }

    @Test func `a decoded location equals the encoded one`() {
        let written = Graph.SourceLocation(file: "App/App.swift", filePath: "/App/App.swift", line: 3, column: 9)
        let read = Graph.SourceLocation(file: "App/App.swift", path: "/App/App.swift", line: 3, column: 9)
        #expect(written == read)
        #expect(Set([written, read]).count == 1)
        #expect(written != Graph.SourceLocation(file: "App/App.swift", path: "elsewhere", line: 3, column: 9))
        #expect(written < Graph.SourceLocation(file: "App/App.swift", filePath: "/App/App.swift", line: 3, column: 10))
    }

    @Test func `a literal of one character, none, and numbers beyond all files`() {
        let short = Graph.SourceLocation(file: StaticString(unicodeScalarLiteral: "é"), filePath: "/é", line: .max, column: 0)
        #expect((short.file, short.path, short.line, short.column) == ("é", "/é", Int(Int32.max), 0))
        let empty = Graph.SourceLocation(file: "", filePath: "", line: 0, column: 0)
        #expect((empty.file, empty.path) == ("", ""))
        #expect(Graph.SourceLocation(file: "", path: "", line: .min, column: .max).line == Int(Int32.min))
    }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph
import Foundation
import TestTools
import Testing

@testable import DovetailReading

@Suite(.watched) struct SyntaxReaderTests {
    private func read(_ text: String) throws(SyntaxReader.Fault) -> [SyntaxNode] { try SyntaxReader.read(Array(text.utf8)) }

    @Test func `a node has its kind, its range and its members`() throws {
        let text = """
            {"_kind":"call_expr","range":{"start":12,"end":40},"type":"$sSiD","implicit":true,"throws":"x",
             "fn":{"_kind":"declref_expr","decl":{"base_name":"make","decl_usr":"s:4make"}},"list":["a",{"_kind":"b"},[1]], "none": null }
            """
        let node = try #require(read(text).first)
        #expect(node.kind == "call_expr")
        #expect(node.start == 12 && node.end == 40)
        #expect(node.type == "$sSiD")
        #expect(node.flag("implicit") && !node.flag("none"))
        #expect(node["fn"]?.referencedName == "make" && node["fn"]?.referencedUSR == "s:4make")
        #expect(node.texts("list") == ["a"] && node.nodes("list").map(\.kind) == ["b"])
    }

    @Test func `unused members are skipped`() throws {
        let text = #"{"_kind":"a","reqs":[{"x":"]}\"\\"},[],{}],"conformance":{"a":"}"},"access":"public","context":1,"last":"b"}"#
        let node = try #require(read(text).first)
        #expect(node.words.map(\.name) == ["last"] && node.children.isEmpty)
    }

    @Test func `an initial value that was type-checked replaces the original one`() throws {
        let text = #"{"_kind":"pattern_entry","original_init":{"_kind":"a"},"processed_init":{"_kind":"b"}}"#
        let node = try #require(read(text).first)
        #expect(node.initialValue?.kind == "b" && !node.has("original_init"))
    }

    @Test func `strings are unescaped`() throws {
        let node = try #require(read(#"{"a":"é\"\\\n\t\u0001A\/","b":"plain"}"#).first)
        #expect(node.text("a") == "é\"\\\n\t\u{1}A/")
        #expect(node.text("b") == "plain")
    }

    @Test(arguments: [
        ("{\"a\":", "the document is incomplete"), ("{\"a\" 1}", "expected a colon"), ("[1]", "expected an object"),
        ("{\"a\":x}", "expected a value"), ("{\"a\":\"b", "the document is incomplete"), ("{\"reqs\":[", "the document is incomplete"),
        ("{1}", "expected a string"), ("{\"type\":\"$sXeD\"}", SyntaxReader.errorTypes),
        ("{\"type\":\"<ERROR TYPE>\"}", SyntaxReader.errorTypes),
    ]) func `what is not a tree is refused`(_ text: String, _ message: String) {
        #expect { try read(text) } throws: { ($0 as? SyntaxReader.Fault)?.message == message }
    }

    @Test func `a tree that is nested too deeply is refused`() async throws {
        @Sendable func outcome(_ depth: Int) -> String {
            let text = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
            do throws(SyntaxReader.Fault) { return "\(try SyntaxReader.read(Array(text.utf8)).count) tree" } catch { return error.message }
        }
        // The stack of the main thread, on which the tool reads.
        let outcomes = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: [outcome(SyntaxReader.deepest), outcome(SyntaxReader.deepest + 1)]) }
            thread.stackSize = 8 << 20
            thread.start()
        }
        #expect(outcomes == ["1 tree", "nested too deeply"])
    }

    @Test func `offsets are locations, and nodes have excerpts`() {
        let file = SourceFile(module: "App", path: "/src/App.swift", text: Array("let a = 1\nlet bé =\n  make(\"x y\")\n".utf8))
        #expect(file.place(of: 0).description == "App/App.swift:1:1")
        #expect(file.place(of: 10).description == "App/App.swift:2:1")
        #expect(file.place(of: 22).description == "App/App.swift:3:3")
        #expect(file.excerpt(SyntaxNode(kind: "", start: 10, end: 14)) == "let bé")
        #expect(file.excerpt(SyntaxNode(kind: "", start: 10, end: 27)) == "let bé = make(\"x y\"")
        #expect(file.excerpt(SyntaxNode(kind: "", start: 10, end: 32)) == "let bé = make(\"x y\")")
        #expect(file.contains("make", in: 0..<30) && !file.contains("make", in: 0..<20))
    }

    @Test(arguments: [(true, "App/App.swift"), (false, "/src/App.swift"), (nil, nil)] as [(Bool?, String?)])
    func `the name of a file depends on the mode of the language`(hasConciseFile: Bool?, name: String?) {
        let file = SourceFile(module: "App", path: "/src/App.swift", text: [], hasConciseFile: hasConciseFile)
        #expect(file.name == name)
    }

    @Test func `trees of other compilers and other documents are refused`() {
        func reasons(_ tree: String) -> [String] {
            do throws(UnreadableTrees) {
                _ = try SourceProgram([TreeFile(module: "App", path: "A.swift", bytes: Array(tree.utf8), source: [])])
                return []
            } catch {
                return error.reasons
            }
        }
        let version = #""compiler_version":{"_kind":"compiler_version","major":"6","minor":"3"}"#
        #expect(reasons("{\"_kind\":\"source_file\",\(version)}") == [])
        #expect(reasons("{\"_kind\":\"other\",\(version)}") == ["the tree of A.swift is not that of one source file"])
        #expect(reasons("{\"_kind\":\"source_file\"}") == ["the tree of A.swift does not name the version of the compiler"])
        #expect(
            reasons("{\"_kind\":\"source_file\",\(version.replacing("\"3\"", with: "\"2\""))}") == [
                "reading a graph requires Swift 6.3, and the trees were written by 6.2"
            ])
        #expect(reasons("{") == ["the tree of A.swift cannot be read: the document is incomplete at byte 1"])
    }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph
import DovetailInspection
import Foundation
import TestTools
import Testing

/// Names that try to mean something in one of the formats.
private let pieces = [
    "</script>", "<!--", "-->", "]]>", "\"", "'", "\\", "\\\"", "\n", "\r\n", "\t", "\0", "\u{1F}", "\u{7F}", "\u{2028}", "\u{202E}",
    "\u{FEFF}", "&amp;", "&", "<b>", "#35;", "#", ";", "|", "`", "[", "]", "{", "}", "{{data}}", "$", "👩‍👩‍👧", "é", "e\u{301}", "ﬂ°¶ß",
    "end", "subgraph", "%%", "n0", " tagged ", "App.", "<", ">", ",", "(", ")", "\u{10FFFF}", "\u{E000}", "style:", "classDef",
]

func hostileName(_ dice: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...6, using: &dice)).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &dice)] }.joined()
}

private func hostileGraph(_ seed: Int) -> Graph {
    var dice = SeededGenerator(seed: UInt64(seed))
    let builder = GraphBuilder()
    builder.component(hostileName(&dice), scope: hostileName(&dice))
    for module in 0..<3 {
        for position in 0..<5 {
            let needs = (0..<2).map { _ in builder.key(hostileName(&dice), tag: hostileName(&dice)) }
            builder.bind(
                builder.key("\(module)\(position)\(hostileName(&dice))"), needs, shared: true,
                isolation: .actor(TypeName(hostileName(&dice))), file: hostileName(&dice), isRoot: module == 0 && position == 0)
        }
        builder.module(hostileName(&dice), includedBy: 0)
    }
    return builder.graph
}

@Suite(.watched) struct HostileNameTests {
    @Test(arguments: 0..<60) func `the document is JSON and contains every name`(seed: Int) throws {
        let graph = hostileGraph(seed)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(graph.json().utf8)) as? [String: Any])
        let keys = try #require(object["keys"] as? [[String: Any]])
        let names = keys.map { Array(($0["type"] as? String ?? "").unicodeScalars) }
        #expect(names == graph.keys.map { Array($0.key.type.full.unicodeScalars) })
        #expect(try Graph(json: graph.json()).json() == graph.json())
    }

    @Test(arguments: 0..<60) func `no name in the page ends its data or becomes an element`(seed: Int) throws {
        let page = hostileGraph(seed).html()
        let parts = page.components(separatedBy: "<script id=\"graph\" type=\"application/json\">\n")
        try #require(parts.count == 2)
        let data = parts[1].components(separatedBy: "\n</script>")[0]
        #expect(!data.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "&") })
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(data.utf8)) }
        // The page around the data is the same for every graph but for its title.
        let frame = (parts[0] + parts[1].dropFirst(data.count)).replacing(/<title>.*<\/title>|<h1>.*<small/.dotMatchesNewlines(), with: "")
        let other = Graph().html().components(separatedBy: "application/json\">\n")[0]
        #expect(frame.hasPrefix(String(other.prefix(300))))
        #expect(page.components(separatedBy: "<script").count == Graph().html().components(separatedBy: "<script").count)
        let title = try #require(page.firstMatch(of: /<title>([^\n]*) · object graph<\/title>/)).1
        #expect(!title.contains("<") && !title.contains("\""))
    }

    @Test(arguments: 0..<60) func `the DOT has balanced quotes and known statements only`(seed: Int) throws {
        let quoted = #""(\\.|[^"\\])*""#
        let attribute = #"[a-z]+=(\#(quoted)|[a-z0-9.]+)"#
        let statement = try Regex(
            #"^\s*(n\d+( -> n\d+)?( \[\#(attribute)(, \#(attribute))*\])?;|subgraph cluster_\w+ \{|label=\#(quoted);.*|\})$"#)
        for line in hostileGraph(seed).dot().split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).dropLast() {
            #expect(line.firstMatch(of: statement) != nil, "\(line)")
        }
    }

    @Test(arguments: 0..<60) func `Mermaid sees letters, digits and numbers of letters`(seed: Int) throws {
        try expectStrictMermaid(hostileGraph(seed).mermaid())
    }

    @Test(arguments: 0..<60) func `plain text has no control characters and one line for each entry`(seed: Int) throws {
        let graph = hostileGraph(seed)
        let key = graph.bindings[0].key
        for text in [graph.text(), graph.metrics().description, graph.why(key).description, GraphDiff(graph, shop()).text()] {
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        }
        let rows = GraphDiff(graph, shop()).markdown().split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.allSatisfy { row in row.count { $0 == "|" } == 5 && !row.contains("<script") && !row.contains("`") })
    }
}

/// Every line is one statement, labels end where they end, frames close, and arrows lead to boxes that are there.
func expectStrictMermaid(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    let label = #"\["(?:[A-Za-z0-9 .,_()\[\]?]|#[0-9]+;)*"\]"#
    let box = try Regex("^  (n[0-9]+|note)\(label)$", as: (Substring, Substring).self)
    let frame = try Regex("^  subgraph c[0-9]+\\w*\(label)$")
    let arrow = /^  (n[0-9]+) (?:-->|-\.->|--o)(?:\|\w+\|)? (n[0-9]+)$/
    let style = /^  class(?:Def \w+ [\w:#, -]+| (?:n[0-9]+,)*n[0-9]+ \w+)$/
    var depth = 0
    var boxes: Set<Substring> = []
    var arrows = 0
    let lines = text.split(separator: "\n")
    #expect(lines.first == "flowchart LR", sourceLocation: location)
    for line in lines.dropFirst() {
        if let match = line.firstMatch(of: box) {
            #expect(boxes.insert(match.output.1).inserted, sourceLocation: location)
        } else if line.firstMatch(of: frame) != nil {
            depth += 1
        } else if line == "  end" {
            depth -= 1
        } else if let match = line.firstMatch(of: arrow) {
            arrows += 1
            #expect(boxes.contains(match.1) && boxes.contains(match.2), sourceLocation: location)
        } else {
            #expect(line.firstMatch(of: style) != nil, "\(line)", sourceLocation: location)
        }
    }
    #expect(depth == 0, sourceLocation: location)
    #expect(text.utf16.count <= 50_000 && arrows <= 500, sourceLocation: location)
}

// SPDX-License-Identifier: Apache-2.0

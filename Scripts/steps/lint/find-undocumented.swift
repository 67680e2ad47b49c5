// Lists the public symbols that have no comment, from symbol graphs as the compiler writes them.
//
//     find-undocumented FOLDER
//
// What a type has because it conforms to a protocol has the comment of the protocol, in the standard library as here.

import Foundation

struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Comment: Decodable {}
        struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }

        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?
    }

    let symbols: [Symbol]
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
var count = 0
var undocumented: [String] = []
for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
    for symbol in try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols {
        count += 1
        if symbol.docComment != nil { continue }
        let place = symbol.location.map { "\($0.uri.replacing("file://", with: "")):\($0.position.line + 1): " } ?? ""
        undocumented.append("\(place)error: \(symbol.pathComponents.joined(separator: ".")) has no comment")
    }
}
undocumented.sorted().forEach { print($0) }
print("\(count) public symbols, \(undocumented.count) without a comment")
exit(undocumented.isEmpty && count > 0 ? 0 : 1)

// SPDX-License-Identifier: Apache-2.0

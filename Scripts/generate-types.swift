// Writes Sources/Core/Dovetail/Dovetail.docc/Guides/PublicTypes.md: the public types of each library product, with the first sentence of their
// documentation comments.
//
// Run by Scripts/generate. It relies on the layout that `Scripts/check format` demands: a nested declaration is indented by four spaces.

import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

func lines(of path: String) -> [Substring] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { fail("there is no \(path)") }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
}

/// The modules of the library products, in the order of the manifest, and those that they export.
func modules() -> [String] {
    let manifest = lines(of: "Package.swift").joined(separator: "\n")
    let products = manifest.matches(of: /\.library\(name: "\w+", targets: \["(\w+)"\]\)/).map { String($0.1) }
    let exports = files(of: ".").flatMap { lines(of: $0) }.compactMap {
        $0.firstMatch(of: /^@_exported public import (?:[a-z]+ )?(\w+)/)
    }
    return exports.reduce(into: products) { modules, match in
        if !modules.contains(String(match.1)) { modules.append(String(match.1)) }
    }
}

struct PublicType {
    var kind: String
    var name: String
    var summary: String
}

/// The first sentence of a documentation comment, on one line.
func summary(_ comment: [Substring]) -> String {
    let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
    let sentence = paragraph.firstMatch(of: /^.*?[.!?](?= [A-Z`]|$)/).map { String($0.0) } ?? paragraph
    // A symbol of another module is no link on this page.
    return sentence.replacing("``", with: "`").replacing("|", with: "\\|")
}

func publicTypes(in path: String) -> [PublicType] {
    var types: [PublicType] = []
    var comment: [Substring] = []
    var outer = ""
    var outerIsPublic = false
    var isHidden = false
    for line in lines(of: path) {
        let indentation = line.prefix { $0 == " " }.count
        let code = line.dropFirst(indentation)
        if code.hasPrefix("///") {
            comment.append(code.dropFirst(3).drop { $0 == " " })
            continue
        }
        if code.hasPrefix("@") && !code.contains(" public ") {
            isHidden = isHidden || code.contains("unavailable") || code.contains("deprecated") || code.contains("_documentation")
            continue
        }
        defer {
            comment = []
            isHidden = false
        }
        // An import of one declaration.
        if code.contains(" import ") { continue }
        if indentation == 0, let match = code.firstMatch(of: /^(public )?extension (\w+)/) {
            outer = String(match.2)
            outerIsPublic = match.1 != nil
        }
        let pattern = /(^|.* )(struct|class|enum|protocol|actor|typealias|macro) (\w+)/
        guard indentation == 0 || indentation == 4, let match = code.prefixMatch(of: pattern) else { continue }
        let name = String(match.3)
        let isPublic =
            match.1.contains("public ") || match.1.contains("open ") || (indentation == 4 && outerIsPublic && !match.1.contains("private "))
        if indentation == 0 {
            outer = name
            outerIsPublic = false
        }
        let isStruct = ["struct", "class", "enum", "protocol", "actor"].contains(String(match.2))
        guard isPublic, isStruct, !isHidden, !name.hasPrefix("_"), !code.contains("deprecated"), !code.contains("unavailable") else {
            continue
        }
        if comment.isEmpty { fail("\(path): \(name) has no documentation comment") }
        types.append(
            PublicType(
                kind: String(match.2), name: indentation == 0 || outer.isEmpty ? name : "\(outer).\(name)", summary: summary(comment)))
    }
    return types
}

let sources = (FileManager.default.enumerator(atPath: "Sources")?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.map { "Sources/\($0)" }.sorted()

/// The files of a module, or of all.
func files(of module: String) -> [String] {
    sources.filter { module == "." || $0.split(separator: "/")[2] == module }
}

var page = """
    # Public types

    <!-- Written by Scripts/generate-types.swift; Scripts/generate writes it again. DocC wants the title first. -->

    Every public type of each module, with one line each.

    ## Overview

    The documentation of each module has the members. `import Dovetail` also imports the declarations of DovetailGraph that an
    application writes; `import DovetailSettings` and `import DovetailLaunch` also import DovetailLayers.

    """
for module in modules() {
    let types = files(of: module).flatMap { publicTypes(in: $0) }
    if types.isEmpty { continue }
    page += "\n## \(module)\n\n| type | kind | what it is |\n|---|---|---|\n"
    // A type that platforms declare differently is one type.
    let names = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for type in names.values.sorted(by: { $0.name < $1.name }) { page += "| `\(type.name)` | \(type.kind) | \(type.summary) |\n" }
}
guard CommandLine.arguments.count > 1 else { fail("no file is named") }
try page.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)

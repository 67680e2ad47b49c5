// Embeds the page's HTML, style and scripts into Swift, because a resource bundle would need Foundation.

import Foundation

private let sources = "Sources/Tools/DovetailInspection/Page"

func pageAssetFiles() -> [String: String] {
    let scripts = fileNames(in: sources).filter { $0.hasSuffix(".js") }
    let result = """
        // \(header("page", " Its sources are in \(sources)."))

        /// What the page consists of, apart from its data.
        enum PageAssets {
        \(literal("shell", text(of: "shell.html")))
        \(literal("style", text(of: "page.css")))
        \(literal("script", scripts.map(text).joined(separator: "\n")))}

        """
    return ["Sources/Tools/DovetailInspection/Generated/PageAssets.swift": result]
}

/// The text of a file, as long as it may stand in a raw literal and inside a page.
private func text(of name: String) -> String {
    let text = read("\(sources)/\(name)")
    if text.contains("\"\"\"") || text.contains("\\##(") { fail("\(name) contains what would end or change a Swift literal") }
    if !name.hasSuffix(".html"), text.lowercased().contains("</s") { fail("\(name) contains what would end its element in the page") }
    return text
}

private func literal(_ name: String, _ text: String) -> String {
    "    static let \(name) = ##\"\"\"\n\(text.indented(by: 8))\n        \"\"\"##\n"
}

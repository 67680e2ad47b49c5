// Embeds the page's HTML, style and scripts into Swift, because a resource bundle would need Foundation.
//
// The scripts are modules that import each other. Here they become one script, in the order in which a browser would evaluate the modules,
// and their declarations share one scope. So this also checks what a browser would: that a name that a module uses is its own or imported,
// and that what it imports is exported.

import Foundation

private let sources = "Sources/Tools/DovetailInspection/Page"

func pageAssetFiles() -> [String: String] {
    let modules = Dictionary(uniqueKeysWithValues: fileNames(in: sources).filter { $0.hasSuffix(".js") }.map { ($0, PageModule($0)) })
    for module in modules.values { module.check(against: modules) }
    let order = evaluationOrder(of: "start.js", in: modules)
    if let unused = modules.keys.sorted().first(where: { !order.contains($0) }) { fail("\(unused) is imported by no other script") }
    let result = """
        // \(header("page", " Its sources are in \(sources)."))

        /// What the page consists of, apart from its data.
        enum PageAssets {
        \(literal("shell", text(of: "shell.html")))
        \(literal("style", text(of: "page.css")))
        \(literal("script", order.compactMap { modules[$0]?.body }.joined(separator: "\n")))}

        """
    return ["Sources/Tools/DovetailInspection/Generated/PageAssets.swift": result]
}

/// A module of the page, such as `import { points } from './model.js';` with what follows.
private struct PageModule {
    let name: String
    /// The names that it imports, and the files that they come from, in order.
    let imports: [(names: [String], file: String)]
    let exports: Set<String>
    /// The script without what makes it a module.
    let body: String

    init(_ name: String) {
        self.name = name
        let source = text(of: name)
        let statement = /import \{([^}]*)\} from '\.\/([^']*)';\n/
        imports = source.matches(of: statement).map { match in
            (match.1.matches(of: /\w+/).map { String($0.0) }, String(match.2))
        }
        exports = Set(source.matches(of: /(?m)^export (?:const|let|function|class) (\w+)/).map { String($0.1) })
        body = source.replacing(statement, with: "").replacing(/(?m)^export[ ]/, with: "")
        if body.contains(/(?m)^\s*(import|export)\b/) { fail("\(name) has an import or export in a form that this generator cannot parse") }
    }

    /// Fails unless the imports are the names of other modules that this one uses.
    func check(against modules: [String: PageModule]) {
        // What is neither a comment nor a string, nor the name of a member.
        let code = body.replacing(/(?m)\/\/.*$/, with: "").replacing(/'(\\.|[^'\\\n])*'/, with: "''")
        let used = Set(code.matches(of: /(?:^|\.\.\.|[^.\w$])([A-Za-z_]\w*)/).map { String($0.1) })
        for (names, file) in imports {
            guard let module = modules[file] else { fail("\(name) imports \(file), which does not exist") }
            for imported in names {
                if !module.exports.contains(imported) { fail("\(name) imports \(imported), which \(file) does not export") }
                if !used.contains(imported) { fail("\(name) imports \(imported) and does not use it") }
            }
        }
        let imported = Set(imports.flatMap(\.names))
        // A template contains text, in which a word is not followed by what follows a name.
        let names = Set(code.matches(of: /(?:^|\.\.\.|[^.\w$])([A-Za-z_]\w*)(?=[(.\[,;)\]}?]| [=<>&|?+*\-])/).map { String($0.1) })
        for (file, module) in modules where file != name {
            for used in module.exports.intersection(names).subtracting(imported) where !declares(used, in: code) {
                fail("\(name) uses \(used) without importing it from \(file)")
            }
        }
    }

    /// Whether the code declares a variable, parameter or property of this name.
    private func declares(_ variable: String, in code: String) -> Bool {
        let declaration = try? Regex(
            #"\b(const|let) ([\[{][^=]*?)?\b\#(variable)\b|\b\#(variable)\b[^()]*\) =>|\b\#(variable) =>|\b\#(variable):"#)
        return declaration.map { code.contains($0) } ?? false
    }
}

/// The modules in the order in which they are evaluated: each after those that it imports, unless they import it.
private func evaluationOrder(of entry: String, in modules: [String: PageModule]) -> [String] {
    var visited: Set<String> = []
    var order: [String] = []
    func visit(_ file: String) {
        guard visited.insert(file).inserted else { return }
        for (_, file) in modules[file]?.imports ?? [] { visit(file) }
        order.append(file)
    }
    visit(entry)
    return order
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

// SPDX-License-Identifier: Apache-2.0

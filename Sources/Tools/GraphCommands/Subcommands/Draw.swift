import DovetailGraph
import DovetailInspection

extension GraphCommand {
    private enum DrawingFormat: String, CaseIterable {
        case html, mermaid, dot, text, json
    }

    var drawCommand: Command {
        let subcommand = Subcommand(
            "draw", file,
            options: [
                .init("--format", of: DrawingFormat.self), .init("--trace", "TRACE"), .init("--editor", "EDITOR"),
                .init("--output", "FILE"), .init("--open"),
            ] + graphOptions,
            about: """
                Draws the graph: a page (the default), Mermaid, Graphviz, a text tree, or JSON. With --editor, the locations on the page \
                are links: vscode, xcode, zed, or a URL such as editor://open?file={path}&line={line}.
                """,
            example: "\(exampleFile)--output graph.html")
        return Command(subcommand, run: draw)
    }

    func draw(_ arguments: Arguments) throws(Failure) -> Result {
        let format = try arguments.choice("--format", default: DrawingFormat.html)
        let graph = try graph(arguments.words(requiredFiles...1).first, arguments)
        if arguments.has("--open"), format != .html { throw Failure("only --format html can be opened") }
        let trace = try arguments["--trace"].map { file throws(Failure) in try self.trace(file) }
        if trace != nil, format != .html { throw Failure("only --format html shows a trace") }
        if arguments.has("--editor"), format != .html { throw Failure("only --format html links to an editor") }
        let editor = try editor(arguments)
        environment.progress("drawing \(counted(graph.bindings.count, "binding"))")
        let text =
            switch format {
            case .html: graph.html(findings(in: graph), trace: trace, editor: editor)
            case .mermaid: graph.mermaid(findings(in: graph))
            case .dot: graph.dot(findings(in: graph))
            case .text: graph.text(findings(in: graph))
            case .json: graph.json()
            }
        if let file = arguments["--output"] {
            try environment.write(text, file)
            if !arguments.has("--open") { return Result() }
        }
        guard arguments.has("--open") else { return Result(output: text) }
        guard let show = environment.show else { throw Failure("nothing can be opened here") }
        return Result(output: "opened \(try show(text).escaped())\n")
    }

    /// The editor of `--editor`: a name, or a template.
    ///
    /// Graphs in JSON have locations without folders: their files are looked for below the current folder.
    func editor(_ arguments: Arguments) throws(Failure) -> SourceEditor? {
        guard let text = arguments["--editor"] else { return nil }
        if let name = SourceEditor.Name(rawValue: text) { return SourceEditor(name, paths: environment.sources()) }
        if let editor = SourceEditor(template: text, paths: environment.sources()) { return editor }
        let names = SourceEditor.Name.allCases.map(\.rawValue).joined(separator: "|")
        throw Failure("--editor is \(names) or a URL such as editor://open?file={path}&line={line}, not \(text)")
    }
}

// SPDX-License-Identifier: Apache-2.0

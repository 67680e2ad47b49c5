internal import DovetailGraph
internal import DovetailInspection
package import GraphCommands

/// `dovetail-graph read`: checks the graphs that a program declares, without running or linking it.
///
///     compile commands ──► trees ──► components ──► findings of all worlds ──► baseline ──► text
package struct ReadCommand {
    private typealias Result = GraphCommand.Result
    private typealias Failure = GraphCommand.Failure

    private let environment: CommandEnvironment
    private let isUnderstood: ([TreeFile]) -> Bool

    /// The command for a program in this environment.
    package static func command(_ environment: CommandEnvironment) -> GraphCommand.Command {
        command(environment, isUnderstood: isCanaryUnderstood)
    }

    static func command(_ environment: CommandEnvironment, isUnderstood: @escaping ([TreeFile]) -> Bool) -> GraphCommand.Command {
        let command = ReadCommand(environment: environment, isUnderstood: isUnderstood)
        let subcommand = Subcommand(
            "read", options: ReadOptions.known,
            about:
                "Validates the graphs that sources declare, without running them (preview: can be wrong without a warning).",
            example: "--root App")
        let notFollowed = GraphCommand.Finding(
            .notFollowed, .warning, summary: "The graph was read from sources, and this code could not be followed.",
            text: """
                The graph was read from sources, and this code could not be followed. What it binds is not known, so a binding that is
                missing elsewhere is reported with "perhaps".

                Remedy: Write the declaration in a way that can be followed; accept it with a baseline; or validate the graph where the
                program can run. --complete makes it an error.
                """)
        let unverified = GraphCommand.Finding(
            .unverifiedTrees, .warning, summary: "Nothing shows whether trees of their compiler are understood.",
            text: """
                Nothing shows whether trees of their compiler are understood. A graph is read from what the compiler writes for itself, and
                another version may write it differently. So the trees of a test program whose graph is known are compared first. With
                --trees, they were found neither in the folder nor in the folder Canary beside it.

                Remedy: Compile Tests/Canary of Dovetail like your modules, with the same compiler, and put its trees,
                Canary.File.swift.json, into the folder; or name a build folder whose compiler has written the trees: --build DIR.
                --complete makes it an error.
                """)
        let ignoredDefault = GraphCommand.Finding(
            .ignoredDefault, .warning,
            summary: "A reference to an initializer ignores a default argument, and the graph has a value for it.",
            text: """
                A reference to an initializer ignores a default argument, and the graph has a value for it. Each parameter of the initializer is
                a dependency. The value was usually bound for another type, and replaces the default argument without an error.

                Remedy: Call the initializer in a closure, such as to { (clock: Clock) in Log(clock: clock) }, or bind the value with a tag.
                """)
        return GraphCommand.Command(
            subcommand, help: help(environment.program), findings: [notFollowed, unverified, ignoredDefault], run: command.read)
    }

    private func read(_ arguments: Arguments) throws(GraphCommand.Failure) -> GraphCommand.Result {
        let options = try ReadOptions(arguments)
        let source = TreeSource(options, environment, isUnderstood: isUnderstood)
        let trees = try source.trees()
        let program: SourceProgram
        do throws(UnreadableTrees) {
            program = try SourceProgram(trees.files)
        } catch {
            throw Failure("the trees cannot be read", log: error.reasons.map { "error: \($0)\n" }.joined())
        }

        let read = try roots(options.roots, in: program).map { root in
            environment.progress("reading \(root.name)")
            return (name: root.name, findings: program.explore(root, given: options.answers))
        }
        try requireAsked(options.answers, in: read.map(\.findings))
        if let folder = options.graphs {
            try environment.createFolder(folder)
            // Private roots of several files can have the same name.
            var counts: [String: Int] = [:]
            for root in read {
                let count = counts[root.name, default: 0] + 1
                counts[root.name] = count
                let name = count == 1 ? root.name : "\(root.name)-\(count)"
                let graph = root.findings.usual.graph.namingImplementations { file in try? environment.text(of: file) }
                try environment.write(graph.json(), "\(folder)/\(name).json")
            }
        }

        let reporter = FindingReporter(options.findings, environment)
        let names = shortNames(read.map(\.name))
        var reports = read.indices.map { position in
            let findings = read[position].findings.diagnostics(isComplete: options.isComplete)
            return DiagnosticReport(graph: names[position], diagnostics: reporter.select(findings))
        }
        // The graphs come first: reports and graphs have the same positions.
        if let doubt = trees.doubt { reports.append(DiagnosticReport(graph: nil, diagnostics: reporter.select([doubt]))) }
        reports = try reporter.applyBaseline(reports)
        var result = reporter.render(reports)
        let found = Set(reports.flatMap(\.diagnostics).map(\.id))
        result.status =
            reports.contains(where: \.hasErrors)
            ? ExitCode.findings : found.isDisjoint(with: DiagnosticID.incomplete) ? ExitCode.success : ExitCode.incomplete
        if options.findings.format == .plain {
            let notes = trees.notes + (options.roots.isEmpty ? unread(program, read.map(\.findings)) : [])
            result.error = notes.map { "note: \($0)\n" }.joined() + result.error
            let isVerified = !found.contains(.unverifiedTrees)
            for position in read.indices {
                result.error += summary(names[position], read[position].findings, reports[position], reporter, isVerified: isVerified)
            }
        }
        return result
    }

    /// Remarks on components that are in no graph.
    private func unread(_ program: SourceProgram, _ findings: [SourceFindings]) -> [String] {
        let read = findings.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
        let children = program.children.filter { !read.contains($0) }.map { SourceType($0).full }
        let reasons = [("generic", program.genericRoots), ("installed by no root component", children)]
        return reasons.filter { !$0.1.isEmpty }.map { "not read, because \($0.0): \($0.1.joined(separator: ", "))" }
    }

    /// The line for a graph without errors.
    private func summary(
        _ name: String, _ read: SourceFindings, _ report: DiagnosticReport, _ reporter: FindingReporter, isVerified: Bool
    ) -> String {
        if report.hasErrors { return "" }
        let open = report.diagnostics.count { $0.id == .notFollowed }
        var size = counted(read.usual.graph.bindings.count, "binding")
        if !read.questions.isEmpty { size += ", \(counted(read.questions.count, "open condition"))" }
        if open > 0 { return "\(name): \(size), valid as far as it can be read: \(counted(open, "location")) not followed\n" }
        if !isVerified { return "\(name): \(size), valid as far as it can be read: the trees were not verified\n" }
        return report.diagnostics.isEmpty ? "\(name): \(size), \(reporter.noProblems)\n" : ""
    }

    /// Refuses answers to conditions that no graph has, and answers that a condition does not have.
    private func requireAsked(_ answers: Answers, in findings: [SourceFindings]) throws(GraphCommand.Failure) {
        for (text, answer) in answers.byText.sorted(by: { $0.key < $1.key }) {
            let named = findings.flatMap(\.named).filter { $0.text.isSpelled(text) }
            if named.contains(where: { $0.choices.contains { $0.isSpelled(answer) } }) { continue }
            let choices = Set(named.flatMap(\.choices)).sorted()
            if !choices.isEmpty {
                throw Failure("--given: \(text) cannot be \(answer); its answers are \(choices.joined(separator: " and "))")
            }
            let open = Set(findings.flatMap(\.questions).map(\.text)).sorted()
            if open.isEmpty { throw Failure("--given: there is no open condition \(text), and no other one") }
            let near = similar(to: text, in: open)
            let hint = near.isEmpty ? "; the open conditions are \(open.joined(separator: ", "))" : suggestion(near)
            throw Failure("--given: there is no open condition \(text)\(hint)")
        }
    }

    // MARK: Roots

    private func roots(_ names: [String], in program: SourceProgram) throws(GraphCommand.Failure) -> [SourceRoot] {
        let all = program.roots
        if all.isEmpty {
            let generic = program.genericRoots
            throw Failure(
                "no root component was found: the modules that were read declare none"
                    + (generic.isEmpty ? "" : "; generic ones are not read: \(generic.joined(separator: ", "))"))
        }
        if names.isEmpty { return all }
        var chosen: [SourceRoot] = []
        for name in names {
            let fitting = all.filter { $0.name == name || $0.name.hasSuffix(".\(name)") }
            if fitting.isEmpty {
                let near = similar(to: name, in: all.flatMap { [$0.name, String($0.name.split(separator: ".").last ?? "")] })
                throw Failure(
                    "there is no root component '\(name)'"
                        + (near.isEmpty ? "; the root components are \(all.map(\.name).joined(separator: ", "))" : suggestion(near)))
            }
            chosen += fitting.filter { !chosen.contains($0) }
        }
        return chosen
    }

    /// The names without their modules, unless two are the same.
    private func shortNames(_ names: [String]) -> [String] {
        let short = names.map { name in name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name }
        return zip(names, short).map { full, name in short.count { $0 == name } == 1 ? name : full }
    }

    private static func help(_ program: String) -> String {
        """
        usage: \(program) read [OPTIONS]

        Validates the graphs of the root components that sources declare. Nothing of the program is run or linked: the graphs are read
        from the compiler's typed syntax trees (Swift \(CompilerVersion.first) or later). The modules that the sources import must have been compiled.

        This is a preview. It does not know every form of code, and can then read a graph that differs from the program's without a warning.
        If the program can run, validate its graph in a test.

        \(Arguments.Option.list(ReadOptions.known + [.init("--help", about: "Show this help.")]))
        Status 0: the graphs are valid. 1: there are errors. 2: the graphs cannot be read. 3: they are valid as far as they can be read.

        """
    }
}

// SPDX-License-Identifier: Apache-2.0

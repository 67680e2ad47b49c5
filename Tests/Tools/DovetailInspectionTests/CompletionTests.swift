import DovetailTesting
import GraphCommands
import TestTools
import Testing

@Suite(.watched) struct CompletionTests {
    private func completions(_ shell: String) -> GraphCommand.Result {
        GraphCommand(.init(program: "dovetail-graph", read: { _ in [] }, write: { _, _ in })).run(["completions", shell])
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func `completions for a shell`(shell: String) {
        expectGolden(completions(shell).output, named: "completions.\(shell)")
    }

    @Test func `another shell is refused`() {
        #expect(completions("csh").error == "dovetail-graph: the shells are bash, zsh, fish, not csh\n")
    }

    #if os(macOS) || os(Linux)
    @Test(arguments: [
        (["dr"], "draw"), (["draw", "--f"], "--format"), (["draw", "--format", ""], "html mermaid dot text json"),
        (["draw", "--format", "=", "ht"], "html"), (["draw", "--format", "="], "html mermaid dot text json"),
        (["check", "--limit", ""], "all"), (["why", "graph.json", "--a"], "--all"), (["completions", ""], "bash zsh fish --help"),
        (["explain", "missing-"], "missing-binding missing-external-value missing-setting missing-contribution"),
        (["tree", "--depth", ""], ""),
    ])
    func `bash completes commands, options and values`(words: [String], expected: String) throws {
        let script = """
            \(completions("bash").output)
            COMP_WORDS=(dovetail-graph "$@") COMP_CWORD=$#
            _dovetail_graph
            printf %s "${COMPREPLY[*]}"
            """
        // Not Foundation's `Process`, which leaks.
        let run = try #require(CommandEnvironment.process(named: "bash").run)
        #expect(try run([ProcessCommand("/bin/bash", ["-c", script, "bash"] + words)]) == [ProcessOutcome(output: expected)])
    }
    #endif
}

import GraphCommands

/// The command line tool: ``GraphCommand`` with the files and the terminal of this process.
@main
enum Main {
    static func main() {
        Console.end(GraphCommand(.process(named: "dovetail-graph")).run(Array(CommandLine.arguments.dropFirst())))
    }
}

import DovetailReading
import GraphCommands

/// The command line tool: ``GraphCommand`` with the files and the terminal of this process, and ``ReadCommand``, which only this
/// program has.
@main
enum Main {
    static func main() {
        let surroundings = Surroundings.process(named: "dovetail-graph")
        let command = GraphCommand(surroundings, commands: [ReadCommand.command(surroundings)])
        Console.end(command.run(Array(CommandLine.arguments.dropFirst())))
    }
}

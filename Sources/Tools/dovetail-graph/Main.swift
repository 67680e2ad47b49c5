import DovetailReading
import GraphCommands

/// The command line tool: ``GraphCommand`` with the files and the terminal of this process, and ``ReadCommand``, which only this
/// program has.
@main
enum Main {
    static func main() {
        let environment = CommandEnvironment.process(named: "dovetail-graph")
        let command = GraphCommand(environment, commands: [ReadCommand.command(environment)])
        Console.end(command.run(Array(CommandLine.arguments.dropFirst())), of: environment.program)
    }
}

// SPDX-License-Identifier: Apache-2.0

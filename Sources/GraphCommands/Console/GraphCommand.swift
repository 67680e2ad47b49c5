package import DovetailGraph
import DovetailInspection

/// A command about a graph on the command line.
///
/// A command receives its arguments and returns the text to print; the surrounding program handles files, screens and processes.
/// `dovetail-graph` works on files; the `graph-check` program of a package works on its own graph.
package struct GraphCommand {
    package struct Result: Equatable, Sendable {
        package var output = ""
        /// One line for each problem that prevented the command from running.
        package var error = ""
        /// 0: success; 1: the graph has differences or errors; 2: the command could not run.
        package var status: Int32 = 0

        package init(output: String = "", error: String = "", status: Int32 = 0) {
            self.output = output
            self.error = error
            self.status = status
        }
    }

    /// The services that the surrounding program provides to a command.
    package struct Surroundings {
        /// The name of the program, for its messages.
        package var program: String
        /// The graph of the program itself; `nil` if graphs come from files.
        package var graph: Graph?
        /// Returns the bytes of a file, or throws the reason why it cannot be read.
        package var read: (_ file: String) throws(Failure) -> [UInt8]
        package var write: (_ text: String, _ file: String) throws(Failure) -> Void
        /// Opens a file for the user and returns its location; `nil` if the program has no screen.
        package var show: ((_ page: String) throws(Failure) -> String)?
        /// Called at the start of each step, to show progress.
        package var progress: (_ step: String) -> Void

        package init(
            program: String, graph: Graph? = nil, read: @escaping (String) throws(Failure) -> [UInt8],
            write: @escaping (String, String) throws(Failure) -> Void, show: ((String) throws(Failure) -> String)? = nil,
            progress: @escaping (String) -> Void = { _ in }
        ) {
            self.program = program
            self.graph = graph
            self.read = read
            self.write = write
            self.show = show
            self.progress = progress
        }
    }

    /// The reason why a command cannot run, in one line.
    package struct Failure: Error, Hashable {
        package var message: String

        package init(_ message: String) { self.message = message }
    }

    let surroundings: Surroundings

    package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    /// Reads the graph in a file; without a file, returns the program's own graph.
    func graph(_ file: String?) throws(Failure) -> Graph {
        guard let file else {
            guard let graph = surroundings.graph else { throw Failure("missing file to read") }
            return graph
        }
        surroundings.progress("reading \(file)")
        let bytes = try surroundings.read(file)
        do throws(Graph.DocumentError) {
            return try Graph(json: bytes)
        } catch {
            throw Failure("\(file):\(error)")
        }
    }
}

/// `, did you mean Clock or Clocks?`
func suggestion(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.joined(separator: " or "))?"
}

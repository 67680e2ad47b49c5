package import DovetailGraph
import DovetailInspection

/// What can be asked about a graph from a command line.
///
/// A command takes its arguments and returns what is to be printed: files, screens and processes are the business of the
/// program around it. `dovetail-graph` asks about files; a `graph-check` of somebody's package asks about its own graph.
package struct GraphCommand {
    package struct Result: Equatable, Sendable {
        package var output = ""
        /// One line for each thing that kept the command from being carried out.
        package var error = ""
        /// 0: all is well; 1: there are differences or errors in the graph; 2: the command could not be carried out.
        package var status: Int32 = 0

        package init(output: String = "", error: String = "", status: Int32 = 0) {
            self.output = output
            self.error = error
            self.status = status
        }
    }

    /// What a command needs from the program around it.
    package struct Surroundings {
        /// How the program is called, for its messages.
        package var program: String
        /// The graph of the program itself; `nil` where graphs come from files.
        package var graph: Graph?
        /// The bytes of a file, or a reason why there are none.
        package var read: (_ file: String) throws(Failure) -> [UInt8]
        package var write: (_ text: String, _ file: String) throws(Failure) -> Void
        /// Shows a file to whoever sits at the screen, and says where it lies; `nil` where nobody does.
        package var show: ((_ page: String) throws(Failure) -> String)?
        /// Is told what begins, for those who wait.
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

    /// Why a command cannot be carried out, in one line.
    package struct Failure: Error, Hashable {
        package var message: String

        package init(_ message: String) { self.message = message }
    }

    let surroundings: Surroundings

    package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    /// Reads the graph in a file; without a file it is the program's own.
    func graph(_ file: String?) throws(Failure) -> Graph {
        guard let file else {
            guard let graph = surroundings.graph else { throw Failure("say which file to read") }
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

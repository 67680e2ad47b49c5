internal import GraphCommands

/// The environment of a check: files, the terminal, the current folder.
struct Surroundings {
    /// The name of the program, for its messages.
    var program: String
    /// The current folder; paths inside it are printed relative to it.
    var folder: String
    /// Whether the output is a terminal that shows colors.
    var showsColors: Bool
    var read: (_ file: String) throws(GraphCommand.Failure) -> [UInt8]
    var write: (_ text: String, _ file: String) throws(GraphCommand.Failure) -> Void
    var exists: (_ file: String) -> Bool
    /// Opens a page in the browser and returns its location; nil without a graphical session.
    var show: ((_ page: String) throws(GraphCommand.Failure) -> String)?
    /// Receives the description of each step as it starts.
    var progress: (_ step: String) -> Void = { _ in }

    func text(of file: String) throws(GraphCommand.Failure) -> String { String(decoding: try read(file), as: UTF8.self) }

    /// A file path as compilers print it.
    func absolute(_ file: String) -> String { file.hasPrefix("/") ? file : "\(folder)/\(file)" }
}

extension Surroundings {
    /// This program.
    static var process: Surroundings {
        Surroundings(
            program: CommandLine.arguments.first?.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? "graph-check",
            folder: Process.folder, showsColors: Process.showsColors, read: Process.read, write: Process.write, exists: Process.exists,
            show: Process.show, progress: Process.progress)
    }
}

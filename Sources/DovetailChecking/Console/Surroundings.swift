internal import GraphCommands

/// What a check needs from the program around it: files, the screen, the folder it was started in.
struct Surroundings {
    /// How the program is called, for its messages.
    var program: String
    /// The current folder: what lies below it is named from there.
    var folder: String
    /// Whether somebody reads what is printed, on something that shows colors.
    var showsColors: Bool
    var read: (_ file: String) throws(GraphCommand.Failure) -> [UInt8]
    var write: (_ text: String, _ file: String) throws(GraphCommand.Failure) -> Void
    var exists: (_ file: String) -> Bool
    /// Shows a page to whoever sits at the screen, and says where it lies; nil where nobody does.
    var show: ((_ page: String) throws(GraphCommand.Failure) -> String)?
    /// Is told what begins, for those who wait.
    var progress: (_ step: String) -> Void = { _ in }

    func text(of file: String) throws(GraphCommand.Failure) -> String { String(decoding: try read(file), as: UTF8.self) }

    /// A file as compilers know it.
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

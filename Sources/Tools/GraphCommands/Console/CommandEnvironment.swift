/// The environment of a command: files, the terminal, the current folder.
package struct CommandEnvironment {
    /// The name of the program, for its messages.
    package var program: String
    /// The current folder; paths inside it are printed relative to it.
    package var folder: String
    /// Whether the output is a terminal that shows colors.
    package var showsColors: Bool
    /// Returns the bytes of a file, or throws the reason why it cannot be read.
    package var read: (_ file: String) throws(GraphCommand.Failure) -> [UInt8]
    package var write: (_ text: String, _ file: String) throws(GraphCommand.Failure) -> Void
    package var exists: (_ file: String) -> Bool
    /// Opens a page in the browser and returns its location; nil without a graphical session.
    package var show: ((_ page: String) throws(GraphCommand.Failure) -> String)?
    /// Returns the paths of the Swift files below the current folder, by `Module/File.swift`.
    package var sources: () -> [String: String]
    /// Receives the description of each step as it starts.
    package var progress: (_ step: String) -> Void
    /// Watches files; nil on a platform where that is not possible.
    package var watching: FileWatching?
    /// Runs programs, several at once, and returns their outcomes in order; nil where no process can be started.
    package var run: ((_ commands: [ProcessCommand]) throws(GraphCommand.Failure) -> [ProcessOutcome])?
    /// Returns a text that differs if a file has been changed; nil if there is no such file.
    package var version: (_ file: String) -> String?
    /// Returns whether a file was changed after another one.
    package var isNewer: (_ file: String, _ other: String) -> Bool
    /// Returns the names in a folder, sorted; empty if there is no such folder.
    package var names: (_ folder: String) -> [String]
    /// Creates a folder and those that contain it.
    package var createFolder: (_ folder: String) throws(GraphCommand.Failure) -> Void

    package init(
        program: String, folder: String = "", showsColors: Bool = false,
        read: @escaping (String) throws(GraphCommand.Failure) -> [UInt8],
        write: @escaping (String, String) throws(GraphCommand.Failure) -> Void, exists: @escaping (String) -> Bool = { _ in false },
        show: ((String) throws(GraphCommand.Failure) -> String)? = nil, sources: @escaping () -> [String: String] = { [:] },
        progress: @escaping (String) -> Void = { _ in }, watching: FileWatching? = nil,
        run: (([ProcessCommand]) throws(GraphCommand.Failure) -> [ProcessOutcome])? = nil,
        version: @escaping (String) -> String? = { _ in nil }, isNewer: @escaping (String, String) -> Bool = { _, _ in false },
        names: @escaping (String) -> [String] = { _ in [] },
        createFolder: @escaping (String) throws(GraphCommand.Failure) -> Void = { _ in }
    ) {
        self.program = program
        self.folder = folder
        self.showsColors = showsColors
        self.read = read
        self.write = write
        self.exists = exists
        self.show = show
        self.sources = sources
        self.progress = progress
        self.watching = watching
        self.run = run
        self.version = version
        self.isNewer = isNewer
        self.names = names
        self.createFolder = createFolder
    }

    /// This process.
    package static func process(named program: String) -> CommandEnvironment {
        CommandEnvironment(
            program: program, folder: Console.folder, showsColors: Console.showsColors, read: Console.read, write: Console.write,
            exists: Console.exists, show: Console.show(pageNamed: "\(program).html"), sources: Console.sources,
            progress: Console.progress, watching: Console.watching, run: Console.processes, version: Console.version,
            isNewer: Console.isNewer, names: Console.names, createFolder: Console.createFolder)
    }

    package func text(of file: String) throws(GraphCommand.Failure) -> String { String(decoding: try read(file), as: UTF8.self) }

    /// A file path as compilers print it.
    package func absolute(_ file: String) -> String { file.hasPrefix("/") ? file : "\(folder)/\(file)" }
}

// SPDX-License-Identifier: Apache-2.0

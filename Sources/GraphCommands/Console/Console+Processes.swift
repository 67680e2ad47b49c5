#if os(macOS) || os(Linux)
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Console {
    /// Returns a function that runs programs, as many at once as this machine has processors, and returns their outcomes in order.
    static var processes: ((_ commands: [ProcessCommand]) throws(GraphCommand.Failure) -> [ProcessOutcome])? {
        { commands throws(GraphCommand.Failure) in
            var outcomes = [ProcessOutcome](repeating: ProcessOutcome(), count: commands.count)
            var running: [(index: Int, process: StartedProcess)] = []
            var next = 0
            let limit = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
            while next < commands.count || !running.isEmpty {
                while next < commands.count, running.count < limit {
                    running.append((next, try StartedProcess(commands[next])))
                    next += 1
                }
                // Another process may end first; its place stays empty until then, which costs less than a thread for each.
                let first = running.removeFirst()
                outcomes[first.index] = first.process.wait()
            }
            return outcomes
        }
    }

    /// The size and the modification time of a file, as a text that differs if the file has been changed.
    static func version(of file: String) -> String? {
        var status = stat()
        guard stat(file, &status) == 0 else { return nil }
        #if os(macOS)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// The names in a folder, sorted; empty if there is no such folder.
    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Creates a folder and those that contain it.
    static func createFolder(_ folder: String) throws(GraphCommand.Failure) {
        var path = folder.hasPrefix("/") ? "" : "."
        for part in folder.split(separator: "/") {
            path += "/\(part)"
            if mkdir(path, 0o777) != 0, errno != EEXIST { throw GraphCommand.Failure("the folder \(path) cannot be created") }
        }
    }
}

/// A process that writes its output into files. A pipe would fill up, because processes are awaited one after another.
private struct StartedProcess {
    private let process: pid_t
    private let output: String
    private let error: String

    init(_ command: ProcessCommand) throws(GraphCommand.Failure) {
        output = try Self.temporaryFile()
        error = try Self.temporaryFile()
        #if os(macOS)
        var actions: posix_spawn_file_actions_t?
        let surroundings = _NSGetEnviron().pointee
        #else
        var actions = posix_spawn_file_actions_t()
        let surroundings = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY, 0)
        let arguments = ([command.executable] + command.arguments).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard posix_spawnp(&process, command.executable, &actions, nil, arguments, surroundings) == 0 else {
            unlink(output)
            unlink(error)
            throw GraphCommand.Failure("\(command.executable) cannot be started")
        }
        self.process = process
    }

    func wait() -> ProcessOutcome {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        let text = { (file: String) in (try? Console.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        defer {
            unlink(output)
            unlink(error)
        }
        return ProcessOutcome(status: signal == 0 ? status >> 8 & 0xff : 128 + signal, output: text(output), error: text(error))
    }

    private static func temporaryFile() throws(GraphCommand.Failure) -> String {
        let folder = Console.environment("TMPDIR").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? "/tmp"
        var template = Array("\(folder)/dovetail.XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw GraphCommand.Failure("no file can be created in \(folder)") }
        close(descriptor)
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
#else
extension Console {
    /// No program can be started on this platform.
    static var processes: ((_ commands: [ProcessCommand]) throws(GraphCommand.Failure) -> [ProcessOutcome])? { nil }
    static func version(of file: String) -> String? { nil }
    static func names(in folder: String) -> [String] { [] }
    static func createFolder(_ folder: String) throws(GraphCommand.Failure) {
        throw GraphCommand.Failure("the folder \(folder) cannot be created")
    }
}
#endif

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

    /// Starts a program with the environment of this process. With `files`, it reads nothing, and writes its output and its error there.
    static func start(_ command: [String], writingTo files: (output: String, error: String)? = nil) -> pid_t? {
        #if os(macOS)
        var actions: posix_spawn_file_actions_t?
        let environment = _NSGetEnviron().pointee
        #else
        var actions = posix_spawn_file_actions_t()
        let environment = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let files {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, files.output, O_WRONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 2, files.error, O_WRONLY, 0)
        }
        let arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        return posix_spawnp(&process, command[0], &actions, nil, arguments, environment) == 0 ? process : nil
    }

    /// Waits until a process ends. The status of one that a signal has ended is 128 and the number of the signal, as in shells.
    static func exitStatus(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// The size and the modification time of a file, as a text that differs if the file has been changed.
    static func version(of file: String) -> String? {
        stamp(of: file).map { "\($0.size) \($0.seconds).\($0.nanoseconds)" }
    }

    static func isNewer(_ file: String, than other: String) -> Bool {
        guard let file = stamp(of: file), let other = stamp(of: other) else { return false }
        return (file.seconds, file.nanoseconds) > (other.seconds, other.nanoseconds)
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
        output = try PrivateFile.create(in: Console.temporaryFolder)
        error = try PrivateFile.create(in: Console.temporaryFolder)
        guard let process = Console.start([command.executable] + command.arguments, writingTo: (output, error)) else {
            unlink(output)
            unlink(error)
            throw GraphCommand.Failure("\(command.executable) cannot be started")
        }
        self.process = process
    }

    func wait() -> ProcessOutcome {
        let status = Console.exitStatus(of: process)
        let text = { (file: String) in (try? Console.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        defer {
            unlink(output)
            unlink(error)
        }
        return ProcessOutcome(status: status, output: text(output), error: text(error))
    }
}
#else
extension Console {
    /// No program can be started on this platform.
    static var processes: ((_ commands: [ProcessCommand]) throws(GraphCommand.Failure) -> [ProcessOutcome])? { nil }
    static func version(of file: String) -> String? { nil }
    static func isNewer(_: String, than _: String) -> Bool { false }
    static func createFolder(_ folder: String) throws(GraphCommand.Failure) {
        throw GraphCommand.Failure("the folder \(folder) cannot be created")
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

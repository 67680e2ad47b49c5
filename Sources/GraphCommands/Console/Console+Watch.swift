#if os(macOS) || os(Linux)
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Console {
    /// Watching with the files, the programs and the terminal of this process. An interrupt ends it, and what it has started.
    package static var watching: FileWatching? {
        FileWatching(
            executable: realPath(of: CommandLine.arguments.first ?? ""), stamps: stamps, run: run, print: { print($0) },
            wait: {
                usleep(400_000)
                return true
            })
    }

    /// The path without links; as it is, if there is no such file.
    private static func realPath(of path: String) -> String {
        guard path.contains("/"), let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func stamps(below path: String) -> [String: FileWatching.Stamp] {
        var stamps: [String: FileWatching.Stamp] = [:]
        var folders: [String] = []
        if let folder = opendir(path) {
            closedir(folder)
            folders = [path]
        } else {
            stamps[path] = status(of: path)?.stamp
        }
        while let path = folders.popLast() {
            for name in names(in: path) where !name.hasPrefix(".") {
                let file = "\(path)/\(name)"
                guard let status = status(of: file) else { continue }
                // A link to a folder could lead back.
                if status.isFolder { folders.append(file) } else if name.hasSuffix(".swift") { stamps[file] = status.stamp }
            }
        }
        return stamps
    }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { String(cString: $0) }
                })
        }
        return names
    }

    private static func status(of path: String) -> (isFolder: Bool, stamp: FileWatching.Stamp)? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        // The file that a link leads to is what changes.
        guard isFolder || stat(path, &status) == 0, isFolder || status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return (isFolder, .init(seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size)))
    }

    private static func run(_ command: [String]) throws(GraphCommand.Failure) -> Int32 {
        guard let process = start(command) else { throw GraphCommand.Failure("\(command[0]) was not found") }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // A program that a signal has ended has the status that shells give it.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Starts a program with the environment of this process.
    static func start(_ command: [String]) -> pid_t? {
        #if os(macOS)
        let surroundings = _NSGetEnviron().pointee
        #else
        let surroundings = environ
        #endif
        let arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        return posix_spawnp(&process, command[0], nil, nil, arguments, surroundings) == 0 ? process : nil
    }
}
#else
extension Console {
    /// Files cannot be watched on this platform.
    package static var watching: FileWatching? { nil }
}
#endif

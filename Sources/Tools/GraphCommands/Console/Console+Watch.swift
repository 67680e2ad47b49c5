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
            executable: realPath(of: CommandLine.arguments.first ?? ""), stamps: stamps, run: run, print: { print($0, of: "") },
            wait: {
                usleep(400_000)
                return true
            })
    }

    /// The path with its symbolic links resolved; the unchanged path if there is no such file.
    private static func realPath(of path: String) -> String {
        guard path.contains("/"), let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func stamps(below path: String) -> [String: FileWatching.Stamp] {
        var status = stat()
        let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        return (isFolder ? swiftFiles(in: path) : [path]).reduce(into: [:]) { stamps, file in stamps[file] = stamp(of: file) }
    }

    static func stamp(of path: String) -> FileWatching.Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return .init(seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size))
    }

    private static func run(_ command: [String]) throws(GraphCommand.Failure) -> Int32 {
        guard let process = start(command) else { throw GraphCommand.Failure("\(command[0]) was not found") }
        return exitStatus(of: process)
    }
}
#else
extension Console {
    /// Files cannot be watched on this platform.
    package static var watching: FileWatching? { nil }
}
#endif

// SPDX-License-Identifier: Apache-2.0

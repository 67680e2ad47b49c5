internal import GraphCommands

#if os(macOS) || os(Linux)
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Process {
    /// Opens a page with the default application of the desktop, and returns its location.
    static var show: ((_ page: String) throws(GraphCommand.Failure) -> String)? { open }

    private static func open(_ page: String) throws(GraphCommand.Failure) -> String {
        let file = try PrivateFile.write(page, named: "graph-check.html", in: environment("TMPDIR") ?? "/tmp")
        #if os(macOS)
        let opener = "open"
        let surroundings = _NSGetEnviron().pointee
        #else
        let opener = "xdg-open"
        let surroundings = environ
        #endif
        let arguments = [strdup(opener), strdup(file), nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard posix_spawnp(&process, opener, nil, nil, arguments, surroundings) == 0 else {
            throw GraphCommand.Failure("\(opener) was not found; open \(file) yourself")
        }
        return file
    }
}
#else
extension Process {
    /// Pages cannot be opened on this platform.
    static var show: ((_ page: String) throws(GraphCommand.Failure) -> String)? { nil }
}
#endif

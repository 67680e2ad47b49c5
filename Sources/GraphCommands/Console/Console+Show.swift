#if os(macOS) || os(Linux)
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Console {
    /// Returns a function that opens a page with the default application of the desktop, and returns its location.
    static func show(pageNamed name: String) -> ((_ page: String) throws(GraphCommand.Failure) -> String)? {
        { page throws(GraphCommand.Failure) in try open(page, named: name) }
    }

    private static func open(_ page: String, named name: String) throws(GraphCommand.Failure) -> String {
        let file = try PrivateFile.write(page, named: name, in: environment("TMPDIR") ?? "/tmp")
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
extension Console {
    /// Pages cannot be opened on this platform.
    static func show(pageNamed name: String) -> ((_ page: String) throws(GraphCommand.Failure) -> String)? { nil }
}
#endif

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#elseif canImport(WASILibc)
internal import WASILibc
#elseif canImport(ucrt)
internal import ucrt
#endif

/// Files, the terminal and the exit of this process, with the C library alone.
package enum Console {
    private enum Stream: Int32 { case output = 1, error = 2 }

    private static func print(_ text: String, to stream: Stream) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(stream.rawValue, $0.baseAddress, $0.count) }
            // The reader has closed the pipe, so there is no reader to report to.
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Prints the result of a command, and ends this process with its status.
    package static func end(_ result: GraphCommand.Result) -> Never {
        print(result)
        exit(result.status)
    }

    static func print(_ result: GraphCommand.Result) {
        print(result.output, to: .output)
        print(result.error, to: .error)
    }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static var temporaryFolder: String { environment("TMPDIR") ?? "/tmp" }

    /// Whether standard error is a terminal that shows colors: see https://no-color.org.
    static var showsColors: Bool {
        if let wish = environment("NO_COLOR"), !wish.isEmpty { return false }
        return environment("TERM").map { $0 != "dumb" } == true && isTerminal(Stream.error.rawValue)
    }

    /// Prints the current step on a terminal once the program has been running for a second.
    static var progress: (_ step: String) -> Void {
        let start = ContinuousClock.now
        return { step in
            if isTerminal(Stream.error.rawValue), ContinuousClock.now - start > .seconds(1) { print("\(step) …\n", to: .error) }
        }
    }

    static var folder: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
            guard let path = currentFolder(buffer) else { return "" }
            return String(cString: path)
        }
    }

    static func exists(_ file: String) -> Bool {
        guard let handle = fopen(file, "rb") else { return false }
        fclose(handle)
        return true
    }

    static func read(_ file: String) throws(GraphCommand.Failure) -> [UInt8] {
        if file == "-" { return standardInput() }
        guard let handle = fopen(file, "rb") else { throw GraphCommand.Failure("\(file) cannot be read") }
        defer { fclose(handle) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = piece.withUnsafeMutableBytes { fread($0.baseAddress, 1, $0.count, handle) }
            if count == 0 { break }
            // An array of the same type is copied as memory, even where nothing is optimized.
            bytes += count == piece.count ? piece : Array(piece[..<count])
        }
        if ferror(handle) != 0 { throw GraphCommand.Failure("\(file) cannot be read") }
        return bytes
    }

    private static func standardInput() -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = piece.withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
            if count <= 0 { return bytes }
            bytes += piece[..<count]
        }
    }

    static func write(_ text: String, to file: String) throws(GraphCommand.Failure) {
        guard let handle = fopen(file, "wb") else { throw GraphCommand.Failure("\(file) cannot be written") }
        let bytes = Array(text.utf8)
        let count = fwrite(bytes, 1, bytes.count, handle)
        // A full disk is noticed when the file is closed.
        guard fclose(handle) == 0, count == bytes.count else { throw GraphCommand.Failure("\(file) cannot be written") }
    }
}

#if os(Windows)
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { Int(_write(file, bytes, UInt32(count))) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { Int(_read(file, bytes, UInt32(count))) }
private func isTerminal(_ file: Int32) -> Bool { _isatty(file) != 0 }
private func currentFolder(_ buffer: UnsafeMutableBufferPointer<CChar>) -> UnsafeMutablePointer<CChar>? {
    _getcwd(buffer.baseAddress, Int32(buffer.count))
}
#else
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, bytes, count) }
private func isTerminal(_ file: Int32) -> Bool { isatty(file) != 0 }
private func currentFolder(_ buffer: UnsafeMutableBufferPointer<CChar>) -> UnsafeMutablePointer<CChar>? {
    getcwd(buffer.baseAddress, buffer.count)
}
#endif

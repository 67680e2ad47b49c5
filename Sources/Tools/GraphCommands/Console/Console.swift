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
#elseif canImport(CRT)
internal import CRT
#endif

/// Files, the terminal and the exit of this process, with the C library alone.
package enum Console {
    private enum Stream: Int32 { case output = 1, error = 2 }

    /// Prints the result of a command, and ends this process with its status, or with that of a failure if the result could not be printed.
    package static func end(_ result: GraphCommand.Result, of program: String) -> Never {
        exit(print(result, of: program))
    }

    /// Prints a result, and returns the status to end with.
    @discardableResult
    static func print(_ result: GraphCommand.Result, of program: String) -> Int32 {
        let failure = DescriptorWriter.system.failure(writing: result.output, to: Stream.output.rawValue)
        var error = result.error
        if let failure { error += "\(program): standard output cannot be written: \(failure)\n" }
        let isLost = DescriptorWriter.system.failure(writing: error, to: Stream.error.rawValue) != nil
        return failure == nil && !isLost ? result.status : ExitCode.failure
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
            if isTerminal(Stream.error.rawValue), ContinuousClock.now - start > .seconds(1) {
                _ = DescriptorWriter.system.failure(writing: "\(step) …\n", to: Stream.error.rawValue)
            }
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
        if file == "-" { return try standardInput() }
        guard let handle = fopen(file, "rb") else { throw GraphCommand.Failure("\(file) cannot be read") }
        defer { fclose(handle) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // Not with the address of a buffer, which is optional: Android's header does not accept null.
            let count = fread(&piece, 1, piece.count, handle)
            if count == 0 { break }
            // An array of the same type is copied as memory, even where nothing is optimized.
            bytes += count == piece.count ? piece : Array(piece[..<count])
        }
        if ferror(handle) != 0 { throw GraphCommand.Failure("\(file) cannot be read") }
        return bytes
    }

    private static func standardInput() throws(GraphCommand.Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let (count, error) = piece.withUnsafeMutableBytes { (systemRead(0, $0.baseAddress, $0.count), errno) }
            if count == 0 { return bytes }
            if count > 0 {
                bytes += piece[..<count]
            } else if error == EINTR || error == EAGAIN && wait(forReading: 0) {
                continue
            } else {
                throw GraphCommand.Failure("standard input cannot be read: \(String(cString: strerror(error)))")
            }
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

/// Writes all of a text to an open file, a pipe or a terminal.
package struct DescriptorWriter {
    /// Writes bytes, and returns how many of them were written, or less than zero and the error's number.
    let write: (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> (count: Int, error: Int32)
    /// Waits until a file that does not block can be written again.
    let wait: (_ file: Int32) -> Bool

    package init(
        write: @escaping (Int32, UnsafeRawBufferPointer) -> (count: Int, error: Int32), wait: @escaping (Int32) -> Bool
    ) {
        self.write = write
        self.wait = wait
    }

    package static var system: DescriptorWriter {
        DescriptorWriter { file, bytes in
            let count = systemWrite(file, bytes.baseAddress, bytes.count)
            return (count, errno)
        } wait: {
            GraphCommands.wait(forWriting: $0)
        }
    }

    /// The reason why a part of `text` could not be written; nil if everything was, or if the reader has closed the pipe and needs no more.
    package func failure(writing text: String, to file: Int32) -> String? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let (count, error) = rest.withUnsafeBytes { write(file, $0) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, error == EPIPE {
                return nil
            } else if count < 0, error == EINTR || error == EAGAIN && wait(file) {
                continue
            } else {
                return String(cString: strerror(count < 0 ? error : EIO))
            }
        }
        return nil
    }
}

#if os(Windows) || os(WASI)
private func wait(forReading file: Int32) -> Bool { false }
private func wait(forWriting file: Int32) -> Bool { false }
#else
/// Waits until a file that does not block can be read or written. A signal may interrupt it; the caller tries again.
private func wait(for events: Int32, on file: Int32) -> Bool {
    var descriptor = pollfd(fd: file, events: Int16(truncatingIfNeeded: events), revents: 0)
    return poll(&descriptor, 1, -1) >= 0 || errno == EINTR
}
private func wait(forReading file: Int32) -> Bool { wait(for: Int32(POLLIN), on: file) }
private func wait(forWriting file: Int32) -> Bool { wait(for: Int32(POLLOUT), on: file) }
#endif

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

// SPDX-License-Identifier: Apache-2.0

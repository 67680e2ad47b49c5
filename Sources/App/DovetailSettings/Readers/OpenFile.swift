#if canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if !os(Windows) && !os(WASI)
/// An open file, on systems with file descriptors.
struct OpenFile {
    private let descriptor: Int32

    /// Without these flags, `open` would block on a FIFO without a writer, and a terminal could become the controlling terminal.
    private static let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

    init(_ path: String) throws(SettingFile.Fault) {
        descriptor = try Self.opened { open(path, Self.flags) }
    }

    /// Opens one component of the path after the other, without following links.
    init(_ parts: [String], inside directory: String) throws(SettingFile.Fault) {
        var current = try Self.opened { open(directory, Self.flags | O_DIRECTORY) }
        for part in parts {
            let parent = current
            defer { _ = Self.closed(parent) }
            current = try Self.opened { openat(parent, part, Self.flags | O_NOFOLLOW) }
        }
        descriptor = current
    }

    func close() { _ = Self.closed(descriptor) }

    func expectRegular() throws(SettingFile.Fault) {
        switch try status().st_mode & 0o170000 {
        case 0o100000: return
        case 0o040000: throw .notAFile("a directory")
        case 0o010000: throw .notAFile("a FIFO")
        case 0o020000, 0o060000: throw .notAFile("a device")
        case 0o140000: throw .notAFile("a socket")
        default: throw .notAFile("something else")
        }
    }

    func size() throws(SettingFile.Fault) -> Int { Int(clamping: try status().st_size) }

    /// Returns nil at the end of the file.
    func read(upTo count: Int) throws(SettingFile.Fault) -> [UInt8]? {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            var result: Int
            repeat { result = Self.read(descriptor, buffer) } while result < 0 && errno == EINTR
            if result < 0 { code = errno }
            initialized = max(0, result)
        }
        if code != 0 { throw Self.fault(code) }
        return bytes.isEmpty ? nil : bytes
    }

    private func status() throws(SettingFile.Fault) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.fault(errno) }
        return status
    }

    private static func opened(_ open: () -> Int32) throws(SettingFile.Fault) -> Int32 {
        while true {
            let descriptor = open()
            if descriptor >= 0 { return descriptor }
            if errno != EINTR { throw fault(errno) }
        }
    }

    static func fault(_ code: Int32) -> SettingFile.Fault {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM: .forbidden
        case ELOOP: .link
        case ENXIO: .notAFile("a device or a socket")
        case EISDIR: .notAFile("a directory")
        default: .unreadable(code: code)
        }
    }
}

// Called by their own names, because the methods above shadow them.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func readDescriptor(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

extension OpenFile {
    fileprivate static func closed(_ descriptor: Int32) -> Int32 { closeDescriptor(descriptor) }
    fileprivate static func read(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        readDescriptor(descriptor, buffer)
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

#if os(Windows) || os(WASI)
#if os(Windows)
import CRT  // with `errno`, which `ucrt` does not have
#else
import WASILibc
#endif

/// An open file, on systems without POSIX file descriptors. It has not been tested, because no such system was available.
struct OpenFile {
    private let stream: UnsafeMutablePointer<FILE>

    init(_ path: String) throws(SettingFile.Fault) {
        #if os(Windows)
        let stream = path.withCString(encodedAs: UTF16.self) { path in
            "rb".withCString(encodedAs: UTF16.self) { _wfopen(path, $0) }
        }
        #else
        let stream = fopen(path, "rb")
        #endif
        guard let stream else { throw errno == ENOENT ? .missing : errno == EACCES ? .forbidden : .unreadable(code: errno) }
        self.stream = stream
    }

    /// These systems have no function that opens a path without following links.
    init(_ parts: [String], inside directory: String) throws(SettingFile.Fault) {
        throw .outside
    }

    func close() { fclose(stream) }

    func expectRegular() throws(SettingFile.Fault) {
        switch Int(try status().st_mode) & 0o170000 {
        case 0o100000: return
        case 0o040000: throw .notAFile("a directory")
        default: throw .notAFile("something else")
        }
    }

    func size() throws(SettingFile.Fault) -> Int { Int(clamping: try status().st_size) }

    /// Returns nil at the end of the file.
    func read(upTo count: Int) throws(SettingFile.Fault) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = fread(buffer.baseAddress, 1, buffer.count, stream)
        }
        if bytes.isEmpty, ferror(stream) != 0 { throw .unreadable(code: errno) }
        return bytes.isEmpty ? nil : bytes
    }

    #if os(Windows)
    private func status() throws(SettingFile.Fault) -> _stat64 {
        var status = _stat64()
        guard _fstat64(_fileno(stream), &status) == 0 else { throw .unreadable(code: errno) }
        return status
    }
    #else
    private func status() throws(SettingFile.Fault) -> stat {
        var status = stat()
        guard fstat(fileno(stream), &status) == 0 else { throw .unreadable(code: errno) }
        return status
    }
    #endif
}
#endif

// SPDX-License-Identifier: Apache-2.0

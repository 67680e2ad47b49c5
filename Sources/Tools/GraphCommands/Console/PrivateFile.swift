#if !os(Windows) && !os(WASI)
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file that other users cannot replace, although the folder for temporary files is shared.
package enum PrivateFile {
    /// Creates an empty file, and returns its path.
    static func create(in folder: String) throws(GraphCommand.Failure) -> String {
        var path = template(in: folder)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw failure(in: folder) }
        close(descriptor)
        return string(path)
    }

    /// Writes `text` to a new file in a new folder below `folder`, both accessible only to this user, and returns its path.
    package static func write(_ text: String, named name: String, in folder: String) throws(GraphCommand.Failure) -> String {
        let failure = failure(in: folder)
        var path = template(in: folder)
        guard mkdtemp(&path) != nil else { throw failure }
        let file = string(path) + "/" + name
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure }
        var rest = Array(text.utf8)[...]
        var isWritten = true
        while !rest.isEmpty, isWritten {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else { isWritten = count < 0 && errno == EINTR }
        }
        // A full disk is only detected when the file is closed.
        guard close(descriptor) == 0, isWritten else { throw failure }
        return file
    }

    /// A path below `folder` whose last characters the C library replaces, with the zero that ends it.
    private static func template(in folder: String) -> [CChar] {
        Array("\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/dovetail.XXXXXX".utf8CString)
    }

    private static func string(_ path: [CChar]) -> String { String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }

    private static func failure(in folder: String) -> GraphCommand.Failure { .init("no file can be created in \(folder)") }
}

// Called by its own name, because the method above shadows it.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
#endif

// SPDX-License-Identifier: Apache-2.0

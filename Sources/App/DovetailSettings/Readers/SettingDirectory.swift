#if canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if os(Windows) || os(WASI)
/// A directory with a file for each setting; not on this system.
struct SettingDirectory {
    init(_ path: String) throws(SettingFile.Fault) { throw .notAFile("a directory, which is not supported on this system") }
    func names() throws(SettingFile.Fault) -> [String] { [] }
    func value(of name: String, limit: Int) throws(SettingFile.Fault) -> [UInt8] { [] }
}
#else
/// A directory with a file for each setting.
struct SettingDirectory {
    /// Its absolute path without links.
    private let path: String

    init(_ path: String) throws(SettingFile.Fault) {
        if path.isEmpty || path.utf8.contains(0) { throw .badPath }
        self.path = try Self.resolved(path)
    }

    /// The names in it, in any order.
    func names() throws(SettingFile.Fault) -> [String] {
        guard let directory = opendir(path) else { throw OpenFile.fault(errno) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
                    return name.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
                })
        }
        return names
    }

    /// The content of a file without one line break at its end.
    func value(of name: String, limit: Int) throws(SettingFile.Fault) -> [UInt8] {
        let file = try Self.resolved("\(path)/\(name)")
        guard file.utf8.starts(with: "\(path == "/" ? "" : path)/".utf8) else { throw .outside }
        var bytes = try SettingFile(file, limit: limit).bytes()
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return bytes
    }

    private static func resolved(_ path: String) throws(SettingFile.Fault) -> String {
        guard let resolved = realpath(path, nil) else { throw OpenFile.fault(errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

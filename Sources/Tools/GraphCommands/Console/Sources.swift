#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Console {
    /// The paths of the Swift files below the current folder, by `Module/File.swift`: the location of a file in a graph names its
    /// module, which is the name of one of the folders around it.
    static func sources() -> [String: String] { names(of: swiftFiles(in: folder)) }

    /// The shortest path for each name; a file has one name for each folder around it.
    package static func names(of paths: [String]) -> [String: String] {
        var names: [String: String] = [:]
        for path in paths {
            var folders = path.split(separator: "/")
            guard let file = folders.popLast() else { continue }
            for folder in folders {
                let name = "\(folder)/\(file)"
                if let known = names[name], (known.utf8.count, known) <= (path.utf8.count, path) { continue }
                names[name] = path
            }
        }
        return names
    }

    /// At most `limit` files; hidden folders, such as those of builds, are not read.
    static func swiftFiles(in folder: String, limit: Int = 50_000) -> [String] {
        var files: [String] = []
        var folders = [folder]
        while let folder = folders.popLast(), files.count < limit {
            for entry in entries(in: folder) where !entry.name.hasPrefix(".") {
                if entry.isFolder { folders.append("\(folder)/\(entry.name)") }
                if entry.name.hasSuffix(".swift") { files.append("\(folder)/\(entry.name)") }
            }
        }
        return files
    }

    /// The names in a folder, sorted; empty if there is no such folder.
    static func names(in folder: String) -> [String] { entries(in: folder).map(\.name).sorted() }

    private static func entries(in folder: String) -> [(name: String, isFolder: Bool)] {
        var entries: [(name: String, isFolder: Bool)] = []
        #if !os(Windows) && !os(WASI)
        guard let list = opendir(folder) else { return [] }
        defer { closedir(list) }
        while let entry = readdir(list) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { entries.append((name, Int(entry.pointee.d_type) == Int(DT_DIR))) }
        }
        #endif
        return entries
    }
}

// SPDX-License-Identifier: Apache-2.0

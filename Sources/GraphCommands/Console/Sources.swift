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
        #if !os(Windows) && !os(WASI)
        var folders = [folder]
        while let folder = folders.popLast(), files.count < limit {
            guard let list = opendir(folder) else { continue }
            while let entry = readdir(list) {
                // The name is an array of characters at the end of the entry, which Swift imports as a tuple.
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name.hasPrefix(".") { continue }
                if Int(entry.pointee.d_type) == Int(DT_DIR) { folders.append("\(folder)/\(name)") }
                if name.hasSuffix(".swift") { files.append("\(folder)/\(name)") }
            }
            closedir(list)
        }
        #endif
        return files
    }
}

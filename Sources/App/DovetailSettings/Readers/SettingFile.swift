public import DovetailLayers

extension SettingLayer {
    /// The default maximum size of a file: 4 MiB, which exceeds files written by hand.
    public static var fileLimit: Int { 4 << 20 }
}

/// A file to be read once: a regular file of limited size, optionally inside a directory.
struct SettingFile: Sendable {
    enum Fault: Error, Equatable {
        case missing
        case badPath
        case outside
        case link
        case notAFile(String)
        case forbidden
        case tooBig(limit: Int)
        case unreadable(code: Int32)

        var text: String {
            switch self {
            case .missing: "there is no such file"
            case .badPath: "the path is empty or has a NUL character in it"
            case .outside: "the path leads outside its directory"
            case .link: "the path contains a symbolic link"
            case .notAFile(let kind): "this is \(kind), not a file"
            case .forbidden: "there is no permission to read the file"
            case .tooBig(let limit): "the file has more than \(limit) bytes"
            case .unreadable(let code): "the file cannot be read (error \(code))"
            }
        }
    }

    let path: String
    let directory: String?
    let limit: Int

    init(_ path: String, inside directory: String? = nil, limit: Int) {
        self.path = path
        self.directory = directory
        self.limit = max(0, limit)
    }

    /// The content of the file. All checks use the opened file, so that it cannot be replaced in between.
    func bytes() throws(Fault) -> [UInt8] {
        for path in [path, directory ?? "."] where path.isEmpty || path.utf8.contains(0) { throw .badPath }
        let file = try open()
        defer { file.close() }
        try file.expectRegular()
        guard try file.size() <= limit else { throw .tooBig(limit: limit) }

        // The file may have grown, and some files (in `/proc`) do not report their size.
        var bytes: [UInt8] = []
        // One byte more than the limit shows that the file is too large.
        while let chunk = try file.read(upTo: min(64 << 10, limit - bytes.count) + 1) {
            bytes += chunk
            if bytes.count > limit { throw .tooBig(limit: limit) }
        }
        return bytes
    }

    private func open() throws(Fault) -> OpenFile {
        guard let directory else { return try OpenFile(path) }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let staysInside = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\\") && !$0.contains(":") }
        guard staysInside else { throw .outside }
        return try OpenFile(parts, inside: directory)
    }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Some generated files.
struct Generator {
    /// The subcommand that writes them.
    let name: String

    /// Their contents, by their paths from the top of the package. Of a folder named Generated, all files belong to one generator.
    let files: () -> [String: String]

    init(_ name: String, _ files: @escaping () -> [String: String]) {
        self.name = name
        self.files = files
    }

    func write() {
        let files = files()
        for path in outdated(beside: files) {
            do { try FileManager.default.removeItem(atPath: path) } catch { fail("\(path) cannot be removed: \(error)") }
        }
        for (path, text) in files { writeFile(path, text) }
    }

    /// The first difference of each file from what is generated.
    func differences() -> [String] {
        let files = files()
        return outdated(beside: files).map { "\($0): error: Scripts/generate \(name) does not write this file" }
            + files.sorted { $0.key < $1.key }.compactMap { path, text in
                guard let present = contents(of: path) else { return "\(path): error: Scripts/generate \(name) writes this file" }
                return present == text ? nil : difference(path, present, text)
            }
    }

    private func difference(_ path: String, _ present: String, _ generated: String) -> String {
        let (present, generated) = (present.components(separatedBy: "\n"), generated.components(separatedBy: "\n"))
        let same = zip(present, generated).prefix { $0 == $1 }.count
        func line(_ sign: String, _ lines: [String]) -> String { same < lines.count ? "\n\(sign) \(lines[same].prefix(400))" : "" }
        return "\(path):\(same + 1): error: Scripts/generate \(name) writes something else" + line("-", present) + line("+", generated)
    }

    /// The files in the folders of the generator that it no longer writes.
    private func outdated(beside files: [String: String]) -> [String] {
        let folders = Set(files.keys.map { ($0 as NSString).deletingLastPathComponent }).filter { $0.hasSuffix("/Generated") }
        return folders.sorted().flatMap { folder in
            fileNames(in: folder).map { "\(folder)/\($0)" }.filter { files[$0] == nil }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

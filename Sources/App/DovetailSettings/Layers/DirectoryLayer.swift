public import DovetailLayers

extension SettingLayer {
    /// A directory with a file for each setting, as Docker and Kubernetes mount secrets.
    ///
    /// ```swift
    /// SettingLayers([.json("settings.json"), .directory("/run/secrets"), .environment(prefix: "APP_")])
    /// ```
    ///
    /// The name of a file is that of its setting in any spelling: `db.password`, `db_password`, `DB_PASSWORD` and `db-password` are the setting
    /// `db.password`; two files for one setting are an error. The file contains the value alone: a line break at its end does not belong to
    /// it. Lists are separated by commas. Files and directories whose names begin with a dot are ignored. A link may lead to a file inside the
    /// directory only, as those of Kubernetes do.
    ///
    /// Each value is treated as a secret: it is redacted in tables, reports and errors, whatever the type of the setting is.
    ///
    /// - Parameters:
    ///   - path: The path relative to the current directory.
    ///   - optional: Whether the directory may be missing, such as on a developer's machine.
    ///   - limit: The maximum size of a file in bytes. A directory with more than a thousand files is an error.
    public static func directory(_ path: String, optional: Bool = false, limit: Int = SettingLayer.fileLimit) -> SettingLayer {
        let empty = DirectorySource(files: [:])
        let origin = SettingOrigin(layer: path, file: path)
        do throws(SettingFile.Fault) {
            let directory = try SettingDirectory(path)
            let names = try directory.names().filter { !$0.hasPrefix(".") }.sorted()
            guard names.count <= 1_000 else {
                return SettingLayer(path, empty, faults: [.unreadable(origin, "the directory has more than 1000 files")])
            }
            var (files, faults): ([String: DirectorySource.File], [SettingProblem]) = ([:], [])
            for name in names {
                let origin = SettingOrigin(layer: path, file: "\(path)/\(name)", isSecret: true)
                do throws(SettingFile.Fault) {
                    let text = ProcessText(try directory.value(of: name, limit: limit))
                    let file = DirectorySource.File(name: name, text: text, origin: origin)
                    if let earlier = files.updateValue(file, forKey: DirectorySource.spelling(of: SettingName(name))) {
                        faults.append(.unreadable(origin, "\(SettingText.escaped(earlier.name)) is a file for the same setting"))
                    }
                } catch {
                    faults.append(.unreadable(origin, error.text))
                }
            }
            return SettingLayer(path, DirectorySource(files: files), faults: faults)
        } catch {
            if optional, error == .missing { return SettingLayer(path, empty, isAbsent: true) }
            return SettingLayer(path, empty, faults: [.unreadable(origin, error == .missing ? "there is no such directory" : error.text)])
        }
    }
}

/// The files of a directory, by the lower-case spelling of their settings: `db_password`.
struct DirectorySource: SettingSource {
    struct File: Sendable {
        let name: String
        let text: ProcessText
        let origin: SettingOrigin
    }

    let files: [String: File]

    static func spelling(of name: SettingName) -> String { name.environmentName.lowercased() }

    func spelling(of setting: SettingDeclaration) -> String { Self.spelling(of: setting.name) }

    func find(_ setting: SettingDeclaration) -> SettingFinding {
        guard let file = files[spelling(of: setting)] else { return .absent }
        guard case .valid(let text) = file.text else { return .refused(expected: nil, found: ProcessText.foundWhereInvalid, file.origin) }
        return .found(setting.shape == .list ? VariableSource.list(text) : .text(text), file.origin)
    }

    var entries: [SettingEntry] {
        files.values.sorted { $0.name < $1.name }.map { SettingEntry(spelling: $0.name, origin: $0.origin) }
    }

    func isRead(_ spelling: String, by spellings: Set<String>) -> Bool { spellings.contains(Self.spelling(of: SettingName(spelling))) }
}

// SPDX-License-Identifier: Apache-2.0

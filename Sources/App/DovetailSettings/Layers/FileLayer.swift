import DovetailLayers

extension SettingLayer {
    /// Reads a file and creates a source from it, or stores its problems.
    static func file(
        _ file: SettingFile, optional: Bool, empty: any SettingSource = TreeSource(),
        _ parse: ([UInt8]) throws(TextFault) -> any SettingSource
    ) -> SettingLayer {
        do throws(SettingFile.Fault) {
            let bytes = try file.bytes()
            do throws(TextFault) {
                return SettingLayer(file.path, try parse(bytes))
            } catch {
                return SettingLayer(file.path, empty, faults: error.problems(in: file.path))
            }
        } catch {
            if optional, error == .missing { return SettingLayer(file.path, empty, isAbsent: true) }
            let origin = SettingOrigin(layer: file.path, file: file.path)
            return SettingLayer(file.path, empty, faults: [.unreadable(origin, error.text)])
        }
    }
}

extension TextFault {
    /// A limited number, because a file in a wrong format has a problem in every line.
    func problems(in file: String) -> [SettingProblem] {
        let most = 20
        return findings.prefix(most).enumerated().map { position, finding in
            let name = SettingText.escaped(file)
            var notes = finding.earlier.map { ["the first one is at \(name):\($0.line):\($0.column)"] } ?? []
            if position == most - 1, findings.count > most { notes.append("and \(findings.count - most) others in \(name)") }
            return .unreadable(
                SettingOrigin(layer: file, file: file, line: finding.line, column: finding.column), finding.words, notes: notes
            )
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

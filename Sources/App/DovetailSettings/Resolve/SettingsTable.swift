extension ResolvedSettings {
    /// A table of all settings with their kind, value and origin. Secrets are redacted, and passwords in URLs are omitted.
    ///
    /// ```
    /// setting       expected                  value        from
    /// api.token     a string                  <redacted>   API_TOKEN in the environment
    /// http.port     an integer in 1...65535   8080         settings.json:3:13
    /// ```
    ///
    /// Sorted by name.
    public var table: String {
        let lines = rows.sorted { $0.setting.name < $1.setting.name }.map(\.line)
        return Self.aligned([["setting", "expected", "value", "from"]] + lines)
    }

    private static func aligned(_ lines: [[String]]) -> String {
        let columns = lines[0].indices.dropLast()
        let widths = columns.map { column in lines.map { $0[column].count }.reduce(0, max) }
        return lines.map { line in
            columns.map { line[$0] + String(repeating: " ", count: widths[$0] - line[$0].count + 2) }.joined() + line[columns.endIndex]
        }.joined(separator: "\n")
    }
}

extension ResolvedSettings.Row {
    fileprivate var line: [String] {
        switch outcome {
        case .value(let value, let source):
            let text = source?.origin.isSecret == true ? SettingText.redacted : value.settingText
            return [setting.name.shown, setting.expected, text, source?.origin.description ?? "default"]
        case .failed(let problem):
            let found = [problem.found ?? "missing", problem.origin?.description].compactMap { $0 }
            return [setting.name.shown, setting.expected, "–", found.joined(separator: ", ")]
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

public import DovetailLayers

extension SettingLayer {
    /// A `.env` file: lines of `NAME=value`.
    ///
    /// ```
    /// # A comment
    /// export HTTP_PORT=8080          # another one
    /// GREETING="Hello,\nworld"       # \n \r \t \\ \" \$
    /// PATTERN='taken as it is: \n'
    /// KEY="several
    /// lines"
    /// EMPTY=
    /// ```
    ///
    /// A `#` begins a comment after a space or a tab only: `PASSWORD=#1` and `PASSWORD=a#1` have none.
    ///
    /// There is no substitution: `$` is a dollar sign. A line in any other format is an error, and so is a name that is set twice. The file
    /// does not set environment variables: add ``environment(prefix:variables:)`` after it, and the real environment takes precedence.
    ///
    /// - Parameters:
    ///   - path: The path relative to the current directory.
    ///   - directory: If given, `path` must lead to a file inside it; see ``json(_:inside:optional:limit:)``.
    ///   - optional: Whether the file may be missing, for example where the real environment has all values.
    ///   - prefix: A prefix such as `APP_`; variables without it are ignored.
    ///   - limit: The maximum size in bytes.
    public static func dotEnv(
        _ path: String = ".env", inside directory: String? = nil, optional: Bool = true, prefix: String = "",
        limit: Int = SettingLayer.fileLimit
    ) -> SettingLayer {
        let empty = VariableSource(prefix: prefix, variables: [:], expectsToBeRead: true)
        return file(SettingFile(path, inside: directory, limit: limit), optional: optional, empty: empty) { bytes throws(TextFault) in
            var reader = try DotEnvReader(bytes)
            var variables: [String: VariableSource.Variable] = [:]
            for line in try reader.lines() {
                let origin = SettingOrigin(layer: path, spelling: line.name, file: path, line: line.line, column: line.column)
                variables[line.name] = VariableSource.Variable(text: .valid(line.text), origin: origin)
            }
            return VariableSource(prefix: prefix, variables: variables, expectsToBeRead: true)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

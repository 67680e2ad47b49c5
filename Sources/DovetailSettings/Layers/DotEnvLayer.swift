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
    /// Nothing is substituted: `$` is a dollar sign. A line that is none of these is an error, and so is a name that is set
    /// twice. The file sets no environment variable: put ``environment(prefix:variables:)`` behind it and the real
    /// environment wins.
    ///
    /// - Parameters:
    ///   - path: relative to the current directory.
    ///   - directory: when given, `path` must lead to a file inside of it; see ``json(_:inside:optional:limit:)``.
    ///   - optional: whether the file may be missing, as it is where the real environment has everything.
    ///   - prefix: such as `APP_`; variables without it are none of ours.
    ///   - limit: the greatest size in bytes.
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
                variables[line.name] = VariableSource.Variable(text: line.text, origin: origin)
            }
            return VariableSource(prefix: prefix, variables: variables, expectsToBeRead: true)
        }
    }
}

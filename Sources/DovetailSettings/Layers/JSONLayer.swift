public import DovetailLayers

extension SettingLayer {
    /// A JSON file, in UTF-8, with an object at the top level.
    ///
    /// Comments (`//` and `/* */`), one trailing comma in an object or a list, and a byte order mark are allowed: the file is
    /// written by people. Equal keys in one object are an error, whichever way they are written. An error names
    /// `file:line:column`, and nothing of what stands there.
    ///
    /// - Parameters:
    ///   - path: relative to the current directory.
    ///   - directory: when given, `path` must lead to a file inside of it: no `..`, no absolute path, no symbolic link. For
    ///     paths that come from somebody else.
    ///   - optional: whether the file may be missing. One that is there and cannot be read is an error all the same.
    ///   - limit: the greatest size in bytes; a bigger file is refused before it is read.
    public static func json(
        _ path: String, inside directory: String? = nil, optional: Bool = false, limit: Int = SettingLayer.fileLimit
    ) -> SettingLayer {
        file(SettingFile(path, inside: directory, limit: limit), optional: optional) { bytes throws(TextFault) in
            var reader = try JSONReader(bytes, file: path)
            return TreeSource(try reader.leaves())
        }
    }
}

public import DovetailLayers

extension SettingLayer {
    /// A property list, XML or binary, with a dictionary at the top level.
    ///
    /// Equal keys in one dictionary are an error. Where the file is XML, an error names `file:line:column`; a binary one has
    /// no lines. Nothing of what stands there is said.
    ///
    /// - Parameters:
    ///   - path: relative to the current directory.
    ///   - directory: when given, `path` must lead to a file inside of it; see ``json(_:inside:optional:limit:)``.
    ///   - optional: whether the file may be missing.
    ///   - limit: the greatest size in bytes.
    public static func plist(
        _ path: String, inside directory: String? = nil, optional: Bool = false, limit: Int = SettingLayer.fileLimit
    ) -> SettingLayer {
        file(SettingFile(path, inside: directory, limit: limit), optional: optional) { bytes throws(TextFault) in
            TreeSource(try PropertyListReader(file: path).leaves(bytes))
        }
    }
}

public import DovetailLayers

extension SettingLayer {
    /// A property list, XML or binary, with a dictionary at the top level.
    ///
    /// An error in it names the file, and the line where the file is XML and the line is known; values have no line.
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

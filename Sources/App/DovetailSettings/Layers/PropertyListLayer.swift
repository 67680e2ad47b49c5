public import DovetailLayers

extension SettingLayer {
    /// A property list, XML or binary, with a dictionary at the top level.
    ///
    /// Equal keys in one dictionary are an error. In an XML file, an error names `file:line:column`; a binary file has no lines. An error
    /// does not quote the file.
    ///
    /// - Parameters:
    ///   - path: The path relative to the current directory.
    ///   - directory: If given, `path` must lead to a file inside it; see ``json(_:inside:optional:limit:)``.
    ///   - optional: Whether the file may be missing.
    ///   - limit: The maximum size in bytes.
    public static func plist(
        _ path: String, inside directory: String? = nil, optional: Bool = false, limit: Int = SettingLayer.fileLimit
    ) -> SettingLayer {
        file(SettingFile(path, inside: directory, limit: limit), optional: optional) { bytes throws(TextFault) in
            TreeSource(try PropertyListReader(file: path).leaves(bytes))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

public import DovetailLayers

extension SettingLayer {
    /// A JSON file, in UTF-8, with an object at the top level.
    ///
    /// Comments (`//` and `/* */`), one trailing comma in an object or a list, and a byte order mark are allowed, because the file is
    /// written by hand. Equal keys in one object are an error, in any spelling. An error names `file:line:column`, and does not quote the
    /// file.
    ///
    /// - Parameters:
    ///   - path: The path relative to the current directory.
    ///   - directory: If given, `path` must lead to a file inside it: no `..`, no absolute path, no symbolic link. For paths from an
    ///     untrusted source.
    ///   - optional: Whether the file may be missing. An existing file that cannot be read is an error in any case.
    ///   - limit: The maximum size in bytes; a larger file is rejected before it is read.
    public static func json(
        _ path: String, inside directory: String? = nil, optional: Bool = false, limit: Int = SettingLayer.fileLimit
    ) -> SettingLayer {
        file(SettingFile(path, inside: directory, limit: limit), optional: optional) { bytes throws(TextFault) in
            TreeSource(try JSONSettingsReader.leaves(bytes, file: path))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

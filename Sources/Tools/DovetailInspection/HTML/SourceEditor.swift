import DovetailGraph

/// An editor that the locations on the page of a graph are linked to.
public struct SourceEditor: Hashable, Sendable {
    /// The URL that opens a file, with `{path}`, `{line}` and `{column}` in the places of the location.
    public let template: String
    /// The paths of files by their names in a graph, `Module/File.swift`.
    ///
    /// The locations of a graph that was read from JSON have no other path.
    public var paths: [String: String]

    /// The name of an editor that needs no template of its own.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        /// Visual Studio Code.
        case vscode
        /// Xcode.
        case xcode
        /// Zed.
        case zed
    }

    /// Creates an editor that needs no template of its own.
    public init(_ name: Name, paths: [String: String] = [:]) {
        self.paths = paths
        template =
            switch name {
            case .vscode: "vscode://file{path}:{line}:{column}"
            case .xcode: "xcode://open?file={path}&line={line}"
            case .zed: "zed://file{path}:{line}:{column}"
            }
    }

    /// Creates an editor from the template of its URLs, such as `editor://open?file={path}&line={line}`.
    ///
    /// - Returns: nil if the template has no scheme, no `{path}`, or a scheme that runs scripts.
    public init?(template: String, paths: [String: String] = [:]) {
        guard let end = template.utf8.firstIndex(of: UInt8(ascii: ":")), template.contains("{path}") else { return nil }
        let scheme = template[..<end].lowercased()
        let isScheme = scheme.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            }
        }
        guard isScheme, scheme.first?.isLetter == true,
            !["javascript", "data", "vbscript", "blob"].contains(scheme)
        else { return nil }
        self.template = template
        self.paths = paths
    }

    /// The path of a location; nil if only its file is known.
    func path(_ place: Graph.SourceLocation) -> String? {
        let path = place.path
        let isAbsolute = path.hasPrefix("/") || path.dropFirst().hasPrefix(":\\") || path.dropFirst().hasPrefix(":/")
        return isAbsolute ? path : paths[place.file]
    }
}

// SPDX-License-Identifier: Apache-2.0

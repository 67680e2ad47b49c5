public import DovetailLayers

extension SettingLayer {
    /// The command line, where `http.serverTimeout` is `--http-server-timeout`.
    ///
    /// The value of a flag depends on the type of the setting. A boolean takes no argument (`--verbose`, `--no-verbose`,
    /// `--verbose=false`), so the next argument is not consumed. All other types take the next argument or the text after `=`; a value that
    /// begins with `--` needs the `=`. For a list, each occurrence adds one element; for all other types the last occurrence is used. After
    /// `--` there are no flags.
    ///
    /// Arguments that are not flags are ignored, and a flag that no setting reads is a warning. A secret on the command line is a
    /// warning as well, because other users can see it in the list of processes.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    public static func commandLine(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> SettingLayer {
        SettingLayer(CommandLineSource.layer, CommandLineSource(arguments))
    }
}

struct CommandLineSource: SettingSource {
    static let layer = "the command line"

    private struct Flag: Sendable {
        let name: String
        /// The text after the `=`.
        let attached: String?
        /// The next argument, unless it is a flag.
        let following: String?
    }

    private let flags: [Flag]

    init(_ arguments: [String]) {
        let arguments = arguments.prefix { $0 != "--" }
        flags = arguments.indices.compactMap { position in
            let argument = arguments[position]
            guard argument.utf8.starts(with: "--".utf8) else { return nil }
            let next = position + 1 < arguments.endIndex ? arguments[position + 1] : nil
            let following = next.flatMap { $0.utf8.starts(with: "--".utf8) ? nil : $0 }
            guard let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else {
                return Flag(name: argument, attached: nil, following: following)
            }
            return Flag(name: String(argument[..<equals]), attached: String(argument[equals...].dropFirst()), following: following)
        }
    }

    func find(_ setting: SettingDeclaration) -> SettingFinding {
        let positive = setting.name.flag
        let negative = setting.shape == .flag ? Self.negation(of: positive) : nil
        var nodes: [SettingNode] = []
        for flag in flags {
            let origin = SettingOrigin(layer: Self.layer, spelling: flag.name)
            if flag.name == positive {
                if let text = flag.attached {
                    nodes.append(.text(text))
                } else if setting.shape == .flag {
                    nodes.append(.bool(true))
                } else if let text = flag.following {
                    nodes.append(.text(text))
                } else {
                    return .refused(expected: nil, found: "no value", origin)
                }
            } else if flag.name == negative {
                if flag.attached != nil { return .refused(expected: "nothing after \(flag.name)", found: "a value", origin) }
                nodes.append(.bool(false))
            }
        }
        guard let last = nodes.last else { return .absent }
        return .found(setting.shape == .list ? .list(nodes) : last, SettingOrigin(layer: Self.layer, spelling: positive))
    }

    func spelling(of setting: SettingDeclaration) -> String { setting.name.flag }

    func spellings(of setting: SettingDeclaration) -> [String] {
        setting.shape == .flag ? [setting.name.flag, Self.negation(of: setting.name.flag)] : [setting.name.flag]
    }

    var entries: [SettingEntry] {
        flags.map { SettingEntry(spelling: $0.name, origin: SettingOrigin(layer: Self.layer, spelling: $0.name)) }
    }

    /// `--no-verbose`
    static func negation(of flag: String) -> String { "--no-" + flag.dropFirst(2) }
}

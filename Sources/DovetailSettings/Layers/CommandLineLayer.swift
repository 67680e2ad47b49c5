public import DovetailLayers

extension SettingLayer {
    /// The command line: `http.serverTimeout` is `--http-server-timeout`.
    ///
    /// What a flag takes depends on the setting. A boolean takes nothing (`--verbose`, `--no-verbose`, `--verbose=false`), so
    /// the argument behind it is left alone. Everything else takes the argument behind it or behind `=`; a value that begins
    /// with `--` needs the `=`. A list takes one element each time; of anything else the last one holds. After `--` there
    /// are no flags.
    ///
    /// What is not a flag is not looked at, and a flag that no setting reads is a warning. A secret that is given here is a
    /// warning as well: others can see it in the list of processes.
    ///
    /// - Parameter arguments: without the name of the program.
    public static func commandLine(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> SettingLayer {
        SettingLayer(CommandLineSource.layer, CommandLineSource(arguments))
    }
}

struct CommandLineSource: SettingSource {
    static let layer = "the command line"

    private struct Flag: Sendable {
        let name: String
        /// Behind the `=`.
        let attached: String?
        /// The next argument, where that is not a flag.
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
                if flag.attached != nil { return .refused(expected: "nothing behind \(flag.name)", found: "a value", origin) }
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

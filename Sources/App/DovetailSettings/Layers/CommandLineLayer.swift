public import DovetailLayers

extension SettingLayer {
    /// The command line, where `http.serverTimeout` is `--http-server-timeout`.
    ///
    /// The value of a flag depends on the type of the setting. A boolean takes no argument (`--verbose`, `--no-verbose`,
    /// `--verbose=false`), so the next argument is not consumed; `--verbose false` is an error, because the boolean would be
    /// true. All other types take the next argument or the text after `=`; a value that begins with `--` needs the `=`. For a list, each
    /// occurrence adds one element; for all other types the last occurrence is used. After `--` there are no flags. A value that is not
    /// valid UTF-8 is an error.
    ///
    /// Arguments that are not flags are ignored, and a flag that no setting reads is a warning. A secret on the command line is a
    /// warning as well, because other users can see it in the list of processes.
    ///
    /// - Parameter arguments: Replaces the arguments of the process, without the name of the program.
    public static func commandLine(_ arguments: [String]? = nil) -> SettingLayer {
        SettingLayer(CommandLineSource.layer, CommandLineSource(arguments?.map { Array($0.utf8) } ?? ProcessText.arguments()))
    }
}

struct CommandLineSource: SettingSource {
    static let layer = "the command line"

    private struct Flag: Sendable {
        let name: String
        /// The text after the `=`.
        let attached: ProcessText?
        /// The next argument, unless it is a flag.
        let following: ProcessText?

        /// Whether the next argument is meant as the value of a boolean, which does not read it.
        var isFollowedByFalse: Bool {
            if case .valid(let text) = following { Bool(setting: .text(text)) == false } else { false }
        }

        func refusedBoolean(of flag: String, _ origin: SettingOrigin) -> SettingFinding {
            .refused(expected: "\(CommandLineSource.negation(of: flag)) or \(flag)=false", found: "a boolean in the next argument", origin)
        }
    }

    private let flags: [Flag]

    init(_ arguments: [[UInt8]]) {
        let arguments = arguments.prefix { !$0.elementsEqual("--".utf8) }
        flags = arguments.indices.compactMap { position in
            let argument = arguments[position]
            guard argument.starts(with: "--".utf8) else { return nil }
            let next = position + 1 < arguments.endIndex ? arguments[position + 1] : nil
            let following = next.flatMap { $0.starts(with: "--".utf8) ? nil : ProcessText($0) }
            let equals = argument.firstIndex(of: UInt8(ascii: "="))
            return Flag(
                name: String(decoding: argument[..<(equals ?? argument.endIndex)], as: UTF8.self),
                attached: equals.map { ProcessText(Array(argument[($0 + 1)...])) }, following: following
            )
        }
    }

    func find(_ setting: SettingDeclaration) -> SettingFinding {
        let positive = setting.name.flag
        let negative = setting.shape == .flag ? Self.negation(of: positive) : nil
        var nodes: [SettingNode] = []
        for flag in flags {
            let origin = SettingOrigin(layer: Self.layer, spelling: flag.name)
            if flag.name == positive {
                if flag.attached == nil, setting.shape == .flag {
                    if flag.isFollowedByFalse { return flag.refusedBoolean(of: positive, origin) }
                    nodes.append(.bool(true))
                    continue
                }
                switch flag.attached ?? flag.following {
                case .valid(let text): nodes.append(.text(text))
                case .notUTF8: return .refused(expected: nil, found: ProcessText.foundWhereInvalid, origin)
                case nil: return .refused(expected: nil, found: "no value", origin)
                }
            } else if flag.name == negative {
                if flag.attached != nil { return .refused(expected: "nothing after \(flag.name)", found: "a value", origin) }
                if flag.isFollowedByFalse { return flag.refusedBoolean(of: positive, origin) }
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

// SPDX-License-Identifier: Apache-2.0

public import DovetailLayers

/// The settings of a program, each with its value and its origin, or with its problem.
///
/// ```swift
/// let settings = ResolvedSettings([HTTPPort.self, DatabaseURL.self], in: layers)
/// for problem in settings.problems + settings.warnings { print(problem) }
/// print(settings.table)
/// ```
///
/// Every layer is read here only, once for each setting.
public struct ResolvedSettings: Sendable {
    /// All problems: those of layers in their order, then those of settings in theirs, and then warnings that are errors here.
    public let problems: [SettingProblem]
    /// Problems that are likely to be mistakes, but do not prevent the use of the settings.
    public let warnings: [SettingProblem]
    let rows: [Row]
    private let values: [ObjectIdentifier: any SettingValue]

    /// One setting, and its outcome.
    struct Row: Sendable {
        enum Outcome: Sendable {
            /// A value; without a source it is the default.
            case value(any SettingValue, Source?)
            case failed(SettingProblem)
        }

        /// The value as written, and its origin.
        struct Source: Sendable {
            let node: SettingNode
            let origin: SettingOrigin
        }

        let setting: SettingDeclaration
        let outcome: Outcome
    }

    /// Reads each setting from `layers`, and continues after problems.
    public init(_ settings: [any Setting.Type], in layers: SettingLayers) {
        self.init(settings.map { SettingDeclaration(erasing: $0) }, in: layers)
    }

    /// - Parameter replaced: Settings whose values the program does not read, because their bindings are replaced.
    init(_ settings: [SettingDeclaration], replaced: [SettingDeclaration] = [], in layers: SettingLayers) {
        var seen: Set<ObjectIdentifier> = []
        let settings = settings.filter { seen.insert(ObjectIdentifier($0.type)).inserted }
        let faults = layers.layers.flatMap(\.faults)
        rows = settings.map { Row(setting: $0, outcome: layers.outcome(of: $0)) }
        let defaults = InvalidDefault.check(settings)
        // A missing value may be in the layer that could not be read.
        let failures = rows.compactMap(\.failure).filter { (faults.isEmpty || $0.kind != .missing) && !defaults.contains($0) }
        let mistakes = SecretOnCommandLine.check(settings, in: layers) + UnknownSetting.check(settings + replaced, in: layers)
        problems = faults + SettingConflict.check(settings) + defaults + failures + mistakes.filter { !$0.isWarning }
        warnings = mistakes.filter(\.isWarning)
        values = Dictionary(rows.compactMap(\.entry), uniquingKeysWith: { first, _ in first })
    }

    /// The value of a setting; nil if it is invalid.
    public subscript<S: Setting>(_ setting: S.Type) -> S.Element? {
        values[ObjectIdentifier(setting)] as? S.Element
    }
}

extension ResolvedSettings: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { table }
    public var debugDescription: String { table }
    /// The lines of the table and the problems, so that a dump shows no secrets.
    public var customMirror: Mirror {
        Mirror(self, children: ["settings": table.split(separator: "\n").map(String.init), "problems": problems])
    }
}

extension SettingDeclaration {
    init(erasing setting: any Setting.Type) { self = Self.opened(setting) }

    private static func opened<S: Setting>(_ setting: S.Type) -> SettingDeclaration { SettingDeclaration(setting) }
}

extension ResolvedSettings.Row {
    fileprivate var failure: SettingProblem? {
        if case .failed(let problem) = outcome { problem } else { nil }
    }

    fileprivate var entry: (ObjectIdentifier, any SettingValue)? {
        if case .value(let value, _) = outcome { (ObjectIdentifier(setting.type), value) } else { nil }
    }
}

extension SettingLayers {
    /// The last layer that has a value wins; groups are merged with those of the layers before it.
    fileprivate func outcome(of setting: SettingDeclaration) -> ResolvedSettings.Row.Outcome {
        var group: (node: SettingNode, origin: SettingOrigin)?
        search: for layer in layers.reversed() {
            switch layer.source.find(setting) {
            case .absent: continue
            case .refused(let expected, let found, let origin):
                if group != nil { break search }
                return .failed(.invalid(setting, expected: expected, found: found, origin))
            case .found(let node, let origin):
                if let later = group {
                    guard let merged = later.node.merged(over: node) else { break search }
                    group = (merged, later.origin)
                } else if case .object = node {
                    group = (node, origin)
                } else {
                    return setting.outcome(node, origin)
                }
            }
        }
        if let group { return setting.outcome(group.node, group.origin) }
        return switch setting.fallback {
        case .value(let value): .value(value, nil)
        case .refused(let found): .failed(.invalid(setting, expected: nil, found: found, nil))
        case nil: .failed(.missing(setting, in: self))
        }
    }
}

extension SettingDeclaration {
    fileprivate func outcome(_ node: SettingNode, _ origin: SettingOrigin) -> ResolvedSettings.Row.Outcome {
        switch read(node) {
        case .value(let value): .value(value, ResolvedSettings.Row.Source(node: node, origin: origin))
        case .refused(let found): .failed(.invalid(self, expected: nil, found: found, origin))
        }
    }
}

extension SettingNode {
    /// Nil unless both are groups.
    fileprivate func merged(over earlier: SettingNode) -> SettingNode? {
        guard case .object(let mine) = self, case .object(let theirs) = earlier else { return nil }
        return .object(theirs.merging(mine) { theirs, mine in mine.merged(over: theirs) ?? mine })
    }
}

// SPDX-License-Identifier: Apache-2.0

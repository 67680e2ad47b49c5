@_exported public import DovetailLayers

/// A file is read once, when its layer is created; its problems are stored and reported together with all others. A layer is therefore an
/// immutable value that can be shared and always returns the same result.
extension SettingLayer {
    private struct Content: Sendable {
        let source: any SettingSource
        let faults: [SettingProblem]
        let isAbsent: Bool
        let unknown: SettingLayer.Level
    }

    /// - Parameters:
    ///   - isAbsent: Whether it is an optional file that does not exist.
    ///   - unknown: How an entry that no setting reads is reported by default.
    init(
        _ name: String, _ source: any SettingSource, faults: [SettingProblem] = [], isAbsent: Bool = false,
        unknown: SettingLayer.Level = .warning
    ) {
        self.init(name, content: Content(source: source, faults: faults, isAbsent: isAbsent, unknown: unknown))
    }

    // Only this module creates layers.
    private var own: Content { content as! Content }
    var source: any SettingSource { own.source }
    var faults: [SettingProblem] { own.faults }
    var isAbsent: Bool { own.isAbsent }
    var defaultUnknown: Level { own.unknown }
}

/// The source of a layer's values.
protocol SettingSource: Sendable {
    /// Returns its value for one setting.
    func find(_ setting: SettingDeclaration) -> SettingFinding
    /// The spelling of that setting in it, such as `HTTP_PORT`.
    func spelling(of setting: SettingDeclaration) -> String
    /// All spellings from which it reads that setting, such as `--verbose` and `--no-verbose`.
    func spellings(of setting: SettingDeclaration) -> [String]
    /// All its entries in order, for detecting misspelled names.
    var entries: [SettingEntry] { get }
    /// Whether one of the settings with these spellings reads an entry.
    func isRead(_ spelling: String, by spellings: Set<String>) -> Bool
}

extension SettingSource {
    func spellings(of setting: SettingDeclaration) -> [String] { [spelling(of: setting)] }
    var entries: [SettingEntry] { [] }
    func isRead(_ spelling: String, by spellings: Set<String>) -> Bool { spellings.contains(spelling) }
}

/// The result of one layer for one setting.
enum SettingFinding: Sendable {
    case absent
    case found(SettingNode, SettingOrigin)
    /// An entry exists and cannot become a node: a flag without its value, a number in place of a group.
    case refused(expected: String?, found: String, SettingOrigin)
}

/// An entry of a layer, in its own spelling.
struct SettingEntry: Sendable {
    let spelling: String
    let origin: SettingOrigin
}

// SPDX-License-Identifier: Apache-2.0

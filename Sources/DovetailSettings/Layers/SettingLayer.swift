@_exported public import DovetailLayers

/// A file is read when its layer is made, once; what is wrong with it is kept and said with everything else that is
/// wrong. So a layer is a value that does not change, may be shared, and gives the same answer every time.
extension SettingLayer {
    private struct Content: Sendable {
        let source: any SettingSource
        let faults: [SettingProblem]
        let isAbsent: Bool
    }

    /// - Parameter isAbsent: Whether it is a file that may be missing, and is.
    init(_ name: String, _ source: any SettingSource, faults: [SettingProblem] = [], isAbsent: Bool = false) {
        self.init(name, content: Content(source: source, faults: faults, isAbsent: isAbsent))
    }

    // Layers are made by this module alone.
    private var own: Content { content as! Content }
    var source: any SettingSource { own.source }
    var faults: [SettingProblem] { own.faults }
    var isAbsent: Bool { own.isAbsent }
}

/// What a layer can be asked.
protocol SettingSource: Sendable {
    /// What it says about one setting.
    func find(_ setting: SettingDeclaration) -> SettingFinding
    /// How to point at that setting in it, such as `HTTP_PORT`.
    func spelling(of setting: SettingDeclaration) -> String
    /// Every spelling it reads that setting from, such as `--verbose` and `--no-verbose`.
    func spellings(of setting: SettingDeclaration) -> [String]
    /// Everything it says, in order, for the search for spelling mistakes.
    var entries: [SettingEntry] { get }
    /// Whether one of the settings with these spellings reads an entry.
    func isRead(_ spelling: String, by spellings: Set<String>) -> Bool
}

extension SettingSource {
    func spellings(of setting: SettingDeclaration) -> [String] { [spelling(of: setting)] }
    var entries: [SettingEntry] { [] }
    func isRead(_ spelling: String, by spellings: Set<String>) -> Bool { spellings.contains(spelling) }
}

/// The answer of one layer about one setting.
enum SettingFinding: Sendable {
    case absent
    case found(SettingNode, SettingOrigin)
    /// It is there, and cannot become a node: a flag without its value, a number where the group should be.
    case refused(expected: String?, found: String, SettingOrigin)
}

/// Something a layer says, by its own spelling.
struct SettingEntry: Sendable {
    let spelling: String
    let origin: SettingOrigin
}

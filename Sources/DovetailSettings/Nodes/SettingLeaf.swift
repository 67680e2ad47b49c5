/// A value of a file of nested groups, under its dotted path.
struct SettingLeaf: Sendable {
    /// How long a dotted path may be, in bytes.
    static let longestPath = 512

    let path: String
    let node: SettingNode
    let origin: SettingOrigin
}

/// A value in a file of nested groups, with its dotted path.
struct SettingLeaf: Sendable {
    /// The maximum length of a dotted path in bytes.
    static let longestPath = 512

    let path: String
    let node: SettingNode
    let origin: SettingOrigin
}

// SPDX-License-Identifier: Apache-2.0

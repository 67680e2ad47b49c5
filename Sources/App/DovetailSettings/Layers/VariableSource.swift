/// A layer of variables: the environment, or a file in its format.
struct VariableSource: SettingSource {
    struct Variable: Sendable {
        let text: ProcessText
        let origin: SettingOrigin
    }

    let prefix: String
    let variables: [String: Variable]
    /// Whether a variable that no setting reads is likely to be a mistake.
    let expectsToBeRead: Bool

    func find(_ setting: SettingDeclaration) -> SettingFinding {
        guard let variable = variables[spelling(of: setting)] else { return .absent }
        guard case .valid(let text) = variable.text else {
            return .refused(expected: nil, found: ProcessText.foundWhereInvalid, variable.origin)
        }
        return .found(setting.shape == .list ? Self.list(text) : .text(text), variable.origin)
    }

    func spelling(of setting: SettingDeclaration) -> String { prefix + setting.name.environmentName }

    var entries: [SettingEntry] {
        guard expectsToBeRead else { return [] }
        return variables.filter { $0.key.hasPrefix(prefix) }.map { SettingEntry(spelling: $0.key, origin: $0.value.origin) }
            .sorted { ($0.origin.line ?? 0, $0.spelling) < ($1.origin.line ?? 0, $1.spelling) }
    }

    /// `a, b` has two elements, an empty text none.
    static func list(_ text: String) -> SettingNode {
        if text.allSatisfy(\.isWhitespace) { return .list([]) }
        return .list(text.split(separator: ",", omittingEmptySubsequences: false).map { .text($0.trimmed) })
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Takes secrets out of texts that were written by people who had revealed them: the errors of steps, as a rule.
///
/// It knows the values of this program's settings as they were written, and finds them wherever they stand as a whole.
/// What was cut, encoded or encrypted is not found again, and what is shorter than ``shortest`` not looked for: half of
/// all words would go.
struct Redaction: Sendable {
    /// In bytes.
    static let shortest = 4

    /// The longest first: one may be part of another.
    private let secrets: [String]

    init(of settings: ResolvedSettings) {
        let texts = settings.rows.flatMap { row -> [String] in
            guard row.setting.isSecret, case .value(let value, _) = row.outcome else { return [] }
            return Self.texts(of: value)
        }
        secrets = Set(texts.filter { $0.utf8.count >= Self.shortest }).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    func applied(to text: String) -> String {
        secrets.reduce(text) { $0.contains($1) ? $0.replacing($1, with: SettingText.redacted) : $0 }
    }

    private static func texts(of value: any SettingValue) -> [String] {
        switch value {
        case let secret as any Revealing: texts(of: secret.revealed)
        case let list as [any SettingValue]: list.flatMap(texts)
        case let text as String: [text]
        case let data as Data: [data.base64EncodedString(), String(decoding: data, as: UTF8.self)]
        case let url as URL: [url.absoluteString, url.password].compactMap { $0 }
        default: [String(describing: value)]
        }
    }
}

/// A secret without its type.
protocol Revealing {
    var revealed: any SettingValue { get }
}

extension Secret: Revealing {
    var revealed: any SettingValue { reveal() }
}

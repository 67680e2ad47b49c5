#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The texts to search for in order to find secrets.
struct SecretTexts {
    private(set) var all: Set<String> = []

    /// The maximum depth to which the parts of a value are visited.
    private static let deepest = 8
    /// The minimum size in bytes of a line of a longer text that is searched for separately.
    private static let shortestLine = 8

    /// Adds a value that must be hidden completely.
    mutating func add(secret value: Any, depth: Int = 0) {
        switch value {
        case let secret as any Revealing: add(secret: secret.revealed, depth: depth)
        case let text as String: add(text)
        case let data as Data: add(data)
        case let url as URL:
            add(url.absoluteString)
            add(passwordOf: url)
            // Without a password, the user is treated as the password.
            if url.password == nil { add(part: url.user(percentEncoded: true), url.user(percentEncoded: false)) }
        // These words occur in too many texts.
        case is Bool: break
        default: add(partsOf: value, depth)
        }
    }

    /// Adds the value as written.
    mutating func add(_ node: SettingNode) {
        switch node {
        case .null, .bool: break
        case .integer(let integer): all.insert(String(integer))
        case .unsigned(let integer): all.insert(String(integer))
        case .double(let double): all.insert(String(double))
        case .string(let text), .text(let text): add(text)
        case .data(let data): add(data)
        case .date(let date): all.insert(String(describing: date))
        case .list(let nodes): for node in nodes { add(node) }
        case .object(let fields): for node in fields.values { add(node) }
        }
    }

    /// Adds the hidden parts of a visible value: secrets, and passwords of URLs.
    mutating func add(inside value: Any, depth: Int = 0) {
        switch value {
        case let secret as any Revealing: add(secret: secret)
        case let url as URL: add(passwordOf: url)
        case is String, is Data, is any BinaryInteger, is any BinaryFloatingPoint: break
        default:
            guard depth < Self.deepest else { return }
            for child in Mirror(reflecting: value).children { add(inside: child.value, depth: depth + 1) }
        }
    }

    private mutating func add(partsOf value: Any, _ depth: Int) {
        guard depth < Self.deepest else { return }
        if let raw = (value as? any RawRepresentable)?.rawValue { add(secret: raw, depth: depth + 1) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .optional, .tuple, .set, .dictionary: break
        default: add(String(describing: value))
        }
        for child in mirror.children { add(secret: child.value, depth: depth + 1) }
    }

    /// Adds the text, also without surrounding spaces and encoded, and each line of it.
    private mutating func add(_ text: String) {
        all.insert(text)
        let bytes = text.utf8
        add(encodingsOf: Data(bytes))
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || 0x09...0x0D ~= $0 }
        guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) }) else { return }
        all.insert(String(text[first...last]))
        if first != bytes.startIndex || last != bytes.index(before: bytes.endIndex) { add(encodingsOf: Data(bytes[first...last])) }
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
        if lines.count > 1 { for line in lines where line.count >= Self.shortestLine { all.insert(String(decoding: line, as: UTF8.self)) } }
    }

    private mutating func add(_ data: Data) {
        add(encodingsOf: data)
        add(String(decoding: data, as: UTF8.self))
    }

    /// Adds base64, hexadecimal and lists of bytes.
    private mutating func add(encodingsOf data: Data) {
        guard data.count >= Redaction.shortest else { return }
        // In the middle of a longer value, as a password is after the name of its user, other bits share the characters at both ends.
        for skipped in 0..<3 {
            let base64 = (Data(count: skipped) + data).base64EncodedString().dropFirst(skipped == 0 ? 0 : skipped + 1)
            let mixed = (skipped + data.count) % 3
            add(base64: base64)
            add(base64: base64.dropLast(mixed == 0 ? 0 : 4 - mixed))
        }
        let hexadecimal = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let list = data.map { String($0) }
        all.formUnion([hexadecimal, hexadecimal.uppercased(), list.joined(separator: ", "), list.joined(separator: ",")])
    }

    /// Adds base64, also without padding, and with the characters for URLs.
    private mutating func add(base64: Substring) {
        let plain = base64.prefix { $0 != "=" }
        let urlSafe = String(plain.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
        all.formUnion([String(base64), String(plain), urlSafe])
    }

    private mutating func add(passwordOf url: URL) {
        add(part: url.password(percentEncoded: true), url.password(percentEncoded: false))
    }

    private mutating func add(part encoded: String?, _ plain: String?) {
        for text in [encoded, plain] { if let text { add(text) } }
    }
}

/// A secret with its type erased.
protocol Revealing {
    var revealed: Any { get }
}

// SPDX-License-Identifier: Apache-2.0

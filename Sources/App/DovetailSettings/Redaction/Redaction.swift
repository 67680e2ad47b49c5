/// Removes secrets from texts that contain revealed values, usually the errors of steps.
///
/// It knows the values of the program's settings, both as written and as parsed, and finds each complete occurrence, even if it is
/// escaped: as in reflection, JSON, percent-encoding or XML, and several times over. It does not find values that were truncated or
/// encrypted, and does not search for values shorter than ``shortest``, which would match parts of ordinary words.
struct Redaction: Sendable {
    /// In bytes.
    static let shortest = 4

    /// The secrets by their first byte.
    private let secrets: [UInt8: [[UInt8]]]

    /// Collects the secrets inside a value that is not a secret itself, such as passwords of URLs.
    init(inside value: Any) {
        var texts = SecretTexts()
        texts.add(inside: value)
        self.init(texts)
    }

    init(_ texts: SecretTexts) {
        let long = texts.all.map { Array($0.utf8) }.filter { $0.count >= Self.shortest }
        secrets = Dictionary(grouping: long) { $0[0] }
    }

    func applied(to text: String) -> String {
        if secrets.isEmpty { return text }
        let bytes = Array(text.utf8)
        var found: [Range<Int>] = []
        for reading in TextReading.all(of: bytes) { found += places(in: reading) }
        if found.isEmpty { return text }

        var result: [UInt8] = []
        var position = 0
        for place in Self.joined(found) {
            result += bytes[position..<place.lowerBound]
            result += SettingText.redacted.utf8
            position = place.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// The ranges of secrets in the original text.
    private func places(in reading: TextReading) -> [Range<Int>] {
        var places: [Range<Int>] = []
        for (position, byte) in reading.bytes.enumerated() {
            for secret in secrets[byte] ?? [] where reading.bytes[position...].starts(with: secret) {
                places.append(reading.place(of: position..<position + secret.count))
            }
        }
        return places
    }

    /// Joins ranges that overlap.
    private static func joined(_ places: [Range<Int>]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for place in places.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if let last = joined.last, place.lowerBound < last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
            } else {
                joined.append(place)
            }
        }
        return joined
    }
}

// SPDX-License-Identifier: Apache-2.0

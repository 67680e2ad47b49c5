/// Takes secrets out of texts that were written by people who had revealed them: the errors of steps, as a rule.
///
/// It knows the values of this program's settings as they were written and as they were read, and finds them wherever they
/// stand as a whole, also where they are escaped: as reflection and JSON write them, in percent signs, as XML has them, and
/// several times over. What was cut or encrypted is not found again, and what is shorter than ``shortest`` not looked for:
/// half of all words would go.
struct Redaction: Sendable {
    /// In bytes.
    static let shortest = 4

    /// By their first bytes.
    private let secrets: [UInt8: [[UInt8]]]

    /// Of what a value that is no secret has inside: secrets, and passwords of URLs.
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

    /// Where secrets stand, as places in the original text.
    private func places(in reading: TextReading) -> [Range<Int>] {
        var places: [Range<Int>] = []
        for (position, byte) in reading.bytes.enumerated() {
            for secret in secrets[byte] ?? [] where reading.bytes[position...].starts(with: secret) {
                places.append(reading.place(of: position..<position + secret.count))
            }
        }
        return places
    }

    /// Those that overlap as one.
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

import DovetailJSON

/// A number and a unit: `250ms`, `5s`, `1.5h`. The units are `ns`, `us`, `ms`, `s`, `m`, `h` and `d`.
///
/// A number without a unit is rejected because it is ambiguous.
extension Duration: SettingValue {
    public static var settingKind: String { "a duration such as 250ms, 5s or 2h" }

    fileprivate static let units: [(name: String, nanoseconds: Int64)] = [
        ("ns", 1), ("us", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000),
        ("m", 60_000_000_000), ("h", 3_600_000_000_000), ("d", 86_400_000_000_000),
    ]

    public init?(setting node: SettingNode) {
        switch node {
        case .string(let text), .text(let text): self.init(text: text)
        default: return nil
        }
    }

    private init?(text: String) {
        let number = text.utf8.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        guard let unit = Self.units.first(where: { $0.name == String(text[number.endIndex...]) }) else { return nil }
        let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), let digits = parts.first.flatMap({ String($0) }) else { return nil }

        // Uses integers only, so that 0.1s is exactly a tenth of a second.
        guard let whole = Int64(digits) else { return nil }
        var (nanoseconds, overflow) = whole.multipliedReportingOverflow(by: unit.nanoseconds)
        guard !overflow else { return nil }
        var weight = unit.nanoseconds
        for digit in parts.dropFirst().joined() {
            let value = Int64(digit - UInt8(ascii: "0"))
            guard value == 0 || weight % 10 == 0 else { return nil }
            weight /= 10
            (nanoseconds, overflow) = nanoseconds.addingReportingOverflow(value * weight)
            guard !overflow else { return nil }
        }
        self = .nanoseconds(nanoseconds)
    }
}

extension Duration: SettingTextConvertible {
    var textOfSetting: String {
        // Durations whose seconds exceed an integer have no components.
        if self >= .seconds(Int64.max) { return "longer than any time" }
        if self <= .seconds(-Int64.max) { return "shorter than any time" }
        let (seconds, attoseconds) = components
        if attoseconds != 0 {
            let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            let (sum, overflows) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
            guard !overflow, !overflows, attoseconds % 1_000_000_000 == 0 else { return description }
            let unit = Self.units.prefix(3).last { sum % $0.nanoseconds == 0 } ?? Self.units[0]
            return "\(sum / unit.nanoseconds)\(unit.name)"
        }
        let unit = Self.units.dropFirst(3).last { seconds != 0 && seconds % ($0.nanoseconds / 1_000_000_000) == 0 } ?? Self.units[3]
        return "\(seconds / (unit.nanoseconds / 1_000_000_000))\(unit.name)"
    }
}

// SPDX-License-Identifier: Apache-2.0

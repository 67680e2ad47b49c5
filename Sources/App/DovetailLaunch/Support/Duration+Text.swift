extension Duration {
    /// A practically infinite duration. Some clocks cannot represent longer ones.
    static let century = Duration.seconds(3_155_760_000)
    /// Chosen so that ten times as many microseconds, and twice as much time, can be represented.
    private static let longest = Duration.seconds(400_000_000_000)

    /// The duration, clamped to the supported range, because a clock may jump and a time-out may be infinite.
    var bounded: Duration { min(max(self, .zero - Self.longest), Self.longest) }

    /// Whole nanoseconds of a duration of up to a century; zero if it is negative.
    var nanoseconds: UInt64 {
        let (seconds, attoseconds) = max(self, .zero).components
        return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
    }

    /// Whole microseconds.
    var microseconds: Int64 {
        let (seconds, attoseconds) = min(max(self, Self.longest * -2), Self.longest * 2).components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }

    /// A readable format: `250 µs`, `1.5 ms`, `12.0 s`.
    var short: String {
        let microseconds = microseconds
        if microseconds < 0 { return "-" + Duration.microseconds(-microseconds).short }
        if microseconds < 1_000 { return "\(microseconds) µs" }
        let (unit, name): (Int64, String) = microseconds < 1_000_000 ? (1_000, "ms") : (1_000_000, "s")
        let tenths = (microseconds * 10 + unit / 2) / unit
        return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
    }

    /// A readable format also for long times: `3 h 2 min`.
    var long: String {
        let seconds = microseconds / 1_000_000
        switch seconds {
        case ..<120: return short
        case ..<7_200: return "\(seconds / 60) min" + (seconds % 60 == 0 ? "" : " \(seconds % 60) s")
        case ..<172_800: return "\(seconds / 3_600) h" + (seconds % 3_600 < 60 ? "" : " \(seconds % 3_600 / 60) min")
        default: return "\(seconds / 86_400) d" + (seconds % 86_400 < 3_600 ? "" : " \(seconds % 86_400 / 3_600) h")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

extension Duration {
    /// As long as nobody waits: what is longer is beyond what some clocks can count.
    static let century = Duration.seconds(3_155_760_000)
    /// Ten times as many microseconds can be counted, and so can twice as much time.
    private static let longest = Duration.seconds(400_000_000_000)

    /// The time itself, or the longest one there is here: a clock may jump, and a time-out may never come.
    var bounded: Duration { min(max(self, .zero - Self.longest), Self.longest) }

    /// Whole microseconds.
    var microseconds: Int64 {
        let (seconds, attoseconds) = min(max(self, Self.longest * -2), Self.longest * 2).components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }

    /// As people write it: `250 µs`, `1.5 ms`, `12.0 s`.
    var short: String {
        let microseconds = microseconds
        if microseconds < 0 { return "-" + Duration.microseconds(-microseconds).short }
        if microseconds < 1_000 { return "\(microseconds) µs" }
        let (unit, name): (Int64, String) = microseconds < 1_000_000 ? (1_000, "ms") : (1_000_000, "s")
        let tenths = (microseconds * 10 + unit / 2) / unit
        return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
    }
}

public import DovetailGraph

extension ResolutionTrace {
    /// A line for each binding, slowest factories first.
    ///
    /// ```text
    /// 3 calls of 2 bindings on 1 thread in 30.0 ms
    ///
    ///       own     total   longest  calls  what
    ///   20.0 ms   20.0 ms   10.0 ms      2  Step in Bakery, bound at BakeryKit/Kitchen.swift:41:20
    ///   10.0 ms   30.0 ms   30.0 ms      1  Baker in Bakery, bound at BakeryKit/Kitchen.swift:39:20
    /// ```
    public func table(limit: Int = 50) -> String {
        var lines = [summary]
        let rows = figures().sorted { ($1.own, $0.binding) < ($0.own, $1.binding) }
        if !rows.isEmpty { lines += ["", "      own     total   longest  calls  what"] }
        for row in rows.prefix(limit) {
            let binding = bindings[row.binding]
            let times = [row.own, row.total, row.longest].map { padded(shown($0), to: 9) }.joined(separator: " ")
            let unfinished = row.unfinished > 0 ? " (\(row.unfinished) not finished)" : ""
            lines.append("\(times) \(padded(String(row.calls), to: 6))  \(title(binding)), bound at \(place(binding))\(unfinished)")
        }
        if rows.count > limit { lines.append("and \(counted(rows.count - limit, "binding")) more") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line for each call, in the order of their starts; nested calls are indented.
    public func timeline(limit: Int = 500) -> String {
        var lines = [summary]
        if !calls.isEmpty { lines += ["", "    after      took  thread  what"] }
        var depth: [Int] = []
        for call in calls.prefix(limit) {
            depth.append(call.outer.map { depth[$0] + 1 } ?? 0)
            let binding = bindings[call.binding]
            let times = [shown(call.start), call.duration.map(shown) ?? "…"].map { padded($0, to: 9) }.joined(separator: " ")
            let indent = String(repeating: "  ", count: min(depth[depth.count - 1], 40))
            lines.append("\(times) \(padded(String(call.thread), to: 7))  \(indent)\(title(binding))\(binding.isShared ? ", shared" : "")")
        }
        if calls.count > limit { lines.append("and \(counted(calls.count - limit, "call")) more") }
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let what = "\(counted(calls.count, "call")) of \(counted(bindings.count, "binding"))"
        let rest = dropped > 0 ? "; \(counted(dropped, "later call")) not recorded" : ""
        return "\(what) on \(counted(threadCount, "thread")) in \(shown(length))\(rest)"
    }

    private func title(_ binding: ObservedBinding) -> String { "\(binding.key) in \(binding.component)".escaped() }
    private func place(_ binding: ObservedBinding) -> String { binding.place.description.escaped() }
}

extension Duration {
    /// In nanoseconds, at most about 290 years.
    package var nanoseconds: Int64 {
        let (seconds, rest) = components
        return min(max(seconds, -9_000_000_000), 9_000_000_000) * 1_000_000_000 + rest / 1_000_000_000
    }
}

/// Three or more digits with the unit that fits: `0.4 µs`, `12.0 ms`, `1.50 s`.
private func shown(_ duration: Duration) -> String {
    let nanoseconds = duration.nanoseconds
    if nanoseconds < 0 { return "-" + shown(.zero - duration) }
    func decimal(_ unit: Int64, _ digits: Int) -> String {
        let parts = digits == 1 ? Int64(10) : 100
        let rounded = (nanoseconds + unit / parts / 2) / (unit / parts)
        let fraction = String(rounded % parts)
        return "\(rounded / parts).\(String(repeating: "0", count: digits - fraction.utf8.count))\(fraction)"
    }
    if nanoseconds < 999_950 { return decimal(1_000, 1) + " µs" }
    if nanoseconds < 9_995_000 { return decimal(1_000_000, 2) + " ms" }
    if nanoseconds < 999_950_000 { return decimal(1_000_000, 1) + " ms" }
    return decimal(1_000_000_000, 2) + " s"
}

private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

// SPDX-License-Identifier: Apache-2.0

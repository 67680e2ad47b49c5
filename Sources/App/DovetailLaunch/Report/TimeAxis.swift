/// The axis of a drawing, from 0 to 1. A break replaces a time in which nothing begins or ends. Each part between two breaks has its own
/// scale: otherwise, an application that was launched in a second and ran for a day would be two dots.
struct TimeAxis {
    struct Part {
        let start: Duration
        let end: Duration
        let isBreak: Bool
        /// The position and the width on the axis.
        fileprivate(set) var left = 0.0
        fileprivate(set) var width = 0.0

        var duration: Duration { end - start }
    }

    struct Label {
        let position: Double
        let text: String
        let isBreak: Bool

        /// The part of its width, with a space, that is before its position: a half, unless it would leave the axis.
        var shift: Double { (position * TimeAxis.characters - extent.lowerBound) / width }

        private var width: Double { Double(text.count) + 1 }

        /// The width that it takes of the axis, in characters.
        fileprivate var extent: ClosedRange<Double> {
            let left = min(max(0, position * TimeAxis.characters - width / 2), TimeAxis.characters - width)
            return left...(left + width)
        }
    }

    private(set) var parts: [Part] = []

    /// The characters of labels that fit beside each other on a phone.
    fileprivate static let characters = 48.0

    init(_ spans: [LaunchReport.Span]) {
        parts = Self.parts(Self.busyTimes(spans))
        let breaks = Double(parts.count { $0.isBreak })
        let breakWidth = breaks == 0 ? 0 : min(0.06, 0.3 / breaks)
        // Roots, because a stop of one millisecond is worth a look after a launch of one second, too.
        let roots = parts.map { $0.isBreak ? 0 : Double(max(1, $0.duration.microseconds)).squareRoot() }
        let longest = roots.max() ?? 0
        var weights = parts.indices.map { parts[$0].isBreak ? 0 : max(longest / 5, roots[$0]) }
        // A thousand events must not leave a launch without room.
        let others = weights.reduce(0, +) - longest
        if others > 1.5 * longest { weights = weights.map { $0 == longest ? $0 : $0 * 1.5 * longest / others } }
        let unit = (1 - breaks * breakWidth) / max(1, weights.reduce(0, +))
        var left = 0.0
        for index in parts.indices {
            parts[index].left = left
            parts[index].width = parts[index].isBreak ? breakWidth : weights[index] * unit
            left += parts[index].width
        }
    }

    /// The times in which something begins, ends or works, merged and in order. A service works all the time, so only its ends count.
    private static func busyTimes(_ spans: [LaunchReport.Span]) -> [(start: Duration, end: Duration)] {
        var times: [(start: Duration, end: Duration)] = [(.zero, .zero)]
        for span in spans {
            // A clock that was set back produces times before the beginning.
            let (start, end) = (max(.zero, span.start.bounded), max(.zero, span.start.bounded, span.end.bounded))
            times += span.activity == .run ? [(start, start), (end, end)] : [(start, end)]
        }
        var merged: [(start: Duration, end: Duration)] = []
        for time in times.sorted(by: { $0.start < $1.start }) {
            if let last = merged.last, time.start <= last.end {
                merged[merged.count - 1].end = max(last.end, time.end)
            } else {
                merged.append(time)
            }
        }
        return merged
    }

    private static func parts(_ busy: [(start: Duration, end: Duration)]) -> [Part] {
        let total = busy.reduce(Duration.zero) { ($0 + ($1.end - $1.start)).bounded }
        let idle = zip(busy, busy.dropFirst()).map { $1.start - $0.end }
        // What is idle for a moment only is no break.
        var parts: [Part] = []
        for (index, time) in busy.enumerated() {
            if index > 0, idle[index - 1] > total / 10 {
                parts.append(Part(start: busy[index - 1].end, end: time.start, isBreak: true))
                parts.append(Part(start: time.start, end: time.end, isBreak: false))
            } else {
                parts = parts.dropLast() + [Part(start: parts.last?.start ?? .zero, end: time.end, isBreak: false)]
            }
        }
        return parts
    }

    var hasBreaks: Bool { parts.contains(where: \.isBreak) }

    /// The position of a time, from 0 to 1.
    func position(_ time: Duration) -> Double {
        guard let part = parts.last(where: { $0.start <= time }) else { return 0 }
        let (done, all) = (Double((min(time, part.end) - part.start).microseconds), Double(part.duration.microseconds))
        return part.left + part.width * (all == 0 ? 0 : done / all)
    }

    /// The times to write at the axis: those of the breaks first, and round ones where there is room for them. The first part counts from
    /// the beginning, each other one from its own.
    var labels: [Label] {
        var labels: [Label] = []
        for part in parts where part.isBreak {
            append(Label(position: part.left + part.width / 2, text: part.duration.long, isBreak: true), to: &labels)
        }
        for (index, part) in parts.enumerated() where !part.isBreak && part.duration > .zero {
            let most = max(1, Int(part.width * Self.characters / 9))
            let step = Self.roundStep(part.duration.microseconds, most: Int64(most))
            for time in stride(from: index == 0 ? 0 : step, through: part.duration.microseconds, by: Int64.Stride(step)) {
                let text = time == 0 ? "0" : (index == 0 ? "" : "+") + Duration.microseconds(time).long
                append(Label(position: position(part.start + .microseconds(time)), text: text, isBreak: false), to: &labels)
            }
        }
        return labels.sorted { $0.position < $1.position }
    }

    /// The smallest of 1, 2, 5, 10, 20, 50 … of which at most `most` fit.
    private static func roundStep(_ duration: Int64, most: Int64) -> Int64 {
        var step: Int64 = 1
        while true {
            for factor: Int64 in [1, 2, 5] where duration / (step * factor) <= most { return step * factor }
            step *= 10
        }
    }

    /// Appends a label that overlaps no other.
    private func append(_ label: Label, to labels: inout [Label]) {
        let isFree = labels.allSatisfy { other in
            label.extent.upperBound < other.extent.lowerBound || other.extent.upperBound < label.extent.lowerBound
        }
        if isFree { labels.append(label) }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// What has happened in a launcher until now, to be read, drawn and compared.
///
/// ```swift
/// print(launcher.report.table())
/// try launcher.report.html().write(toFile: "launch.html", atomically: true, encoding: .utf8)
/// ```
public struct LaunchReport: Sendable, Hashable {
    /// How something that a step did has ended.
    public enum Outcome: Sendable, Hashable {
        /// It did what it should.
        case ended
        /// It threw because it was cancelled.
        case cancelled
        /// It took longer than it may.
        case timedOut
        /// It did not end although it was cancelled.
        case abandoned
        /// It threw; the error in words.
        case failed(String)
    }

    /// Something that a step did.
    public struct Span: Sendable, Hashable {
        /// The name of the step.
        public let step: String
        /// What it did.
        public let activity: LaunchActivity
        /// Since the launcher was made.
        public let start: Duration
        /// How long it took.
        public let duration: Duration
        /// Spans that overlap are in different lanes; services apart, which run beside everything.
        public let lane: Int
        /// How it ended.
        public let outcome: Outcome
        /// The steps whose results it needed.
        public let after: [String]
        /// Where the step is declared.
        public let place: String
        /// The order in which they began.
        let order: Int
        /// Which step of the plan it is, and which ones it needed: names may be the same.
        let position: Int
        let needs: [Int]

        /// Since the launcher was made.
        public var end: Duration { start + duration }
    }

    /// The name of the component.
    public let component: String
    /// In the order in which they began.
    public let spans: [Span]

    /// The chain of steps, each needing the one before, that took longest: no `width` makes the launch shorter than it.
    public var criticalPath: [Span] {
        struct Chain {
            let length: Duration
            let span: Int
            /// The position of the step before.
            let before: Int?
        }
        var chains: [Int: Chain] = [:]
        var longest: Chain?
        for (index, span) in spans.enumerated() where span.isStart {
            let before = span.needs.filter { chains[$0] != nil }.max { chains[$0]!.length < chains[$1]!.length }
            let length = (before.flatMap { chains[$0]?.length } ?? .zero) + span.duration
            let chain = Chain(length: length, span: index, before: before)
            chains[span.position] = chain
            if longest.map({ $0.length < length }) ?? true { longest = chain }
        }
        var path: [Span] = []
        while let chain = longest {
            path.append(spans[chain.span])
            longest = chain.before.flatMap { chains[$0] }
        }
        return path.reversed()
    }
}

extension LaunchReport.Span {
    /// Whether it brought something up.
    var isStart: Bool { activity == .prepare || activity == .launch }
}

extension LaunchReport.Outcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .timedOut: "timed out"
        case .abandoned: "abandoned"
        case .failed(let reason): "failed: \(reason)"
        }
    }
}

extension LaunchReport {
    /// For people: one line for each span, with a mark at those of the critical path.
    public func table() -> String {
        let critical = Set(criticalPath.map(\.order))
        let rows = spans.map { span in
            [
                critical.contains(span.order) ? "*" : "", span.step, span.activity.description, span.start.short, span.duration.short,
                span.outcome == .ended ? "" : "\(span.outcome)", span.after.joined(separator: ", "),
            ]
        }
        return columns([["", "step", "does", "at", "took", "", "after"]] + rows)
    }
}

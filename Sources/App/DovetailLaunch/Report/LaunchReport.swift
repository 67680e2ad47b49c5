/// The activity of a launcher so far, to be printed, drawn and compared.
///
/// ```swift
/// print(launcher.report.table())
/// try launcher.report.html().write(toFile: "launch.html", atomically: true, encoding: .utf8)
/// ```
public struct LaunchReport: Sendable, Hashable {
    /// The outcome of an activity.
    public enum Outcome: Sendable, Hashable {
        /// It succeeded.
        case ended
        /// It threw because it was cancelled.
        case cancelled
        /// It exceeded its time limit.
        case timedOut
        /// It did not end although it was cancelled.
        case abandoned
        /// It threw; with the description of the error.
        case failed(String)
    }

    /// An activity of a step.
    public struct Span: Sendable, Hashable {
        /// The name of the step.
        public let step: String
        /// The kind of the activity.
        public let activity: LaunchActivity
        /// The time since the launcher was created.
        public let start: Duration
        /// The duration.
        public let duration: Duration
        /// The lane. Overlapping spans have different lanes, except for services, which run alongside everything.
        public let lane: Int
        /// The outcome.
        public let outcome: Outcome
        /// The steps whose results it needed.
        public let after: [String]
        /// The location of the step's declaration.
        public let place: String
        /// The position in the order in which spans began.
        let order: Int
        /// The position of the step in the plan, and those of the steps it depends on, because names may not be unique.
        let position: Int
        let needs: [Int]

        /// The time of the end since the launcher was created.
        public var end: Duration { start + duration }
    }

    /// The name of the component.
    public let component: String
    /// In the order in which they began.
    public let spans: [Span]

    /// The longest chain of steps that each depend on the previous one. No `width` makes the launch shorter.
    public var criticalPath: [Span] {
        struct Chain {
            let length: Duration
            let span: Int
            /// The position of the previous step.
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
    /// Whether it started something.
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
    /// A readable table with one line for each span, and a mark for those of the critical path.
    public func table() -> String {
        let critical = Set(criticalPath.map(\.order))
        let rows = spans.map { span in
            [
                critical.contains(span.order) ? "*" : "", span.step, span.activity.description, span.start.short, span.duration.short,
                span.outcome == .ended ? "" : "\(span.outcome)", span.after.joined(separator: ", "),
            ]
        }
        return columns([["", "step", "activity", "start", "duration", "outcome", "after"]] + rows)
    }
}

// SPDX-License-Identifier: Apache-2.0

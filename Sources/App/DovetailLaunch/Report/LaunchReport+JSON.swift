import DovetailJSON

extension LaunchReport {
    /// The version of the format of ``json()``. It changes when existing members change their meaning, not when members are added.
    public static let jsonVersion = 1

    /// All spans as JSON for tools, with times in microseconds since the launcher was created.
    public func json() -> String {
        let critical = Set(criticalPath.map(\.order))
        // For a page, because others may embed the report in one.
        var writer = JSONWriter(forPage: true)
        writer.object { document in
            document.member("version", Self.jsonVersion)
            document.member("component", component)
            document.member("spans") { list in
                for span in spans { list.object { $0.write(span, isCritical: critical.contains(span.order)) } }
            }
        }
        return writer.text + "\n"
    }

    /// A trace for Chrome's tracing page and Perfetto, with one track for each lane and each service.
    public func trace() -> String {
        var writer = JSONWriter(forPage: true)
        writer.object { document in
            document.member("traceEvents") { events in
                for track in Set(spans.map(\.track)).sorted() { events.object { $0.write(track: track) } }
                for span in spans { events.object { $0.write(event: span) } }
            }
            document.member("displayTimeUnit", "ms")
        }
        return writer.text + "\n"
    }

    fileprivate static let firstServiceTrack = 1_000
}

extension LaunchReport.Span {
    /// Services overlap with everything, so each has its own track.
    fileprivate var track: Int { activity == .run ? LaunchReport.firstServiceTrack + order : lane }
}

extension LaunchReport.Outcome {
    /// The outcome without a reason.
    var word: String { if case .failed = self { "failed" } else { description } }
}

extension JSONWriter {
    fileprivate mutating func write(_ span: LaunchReport.Span, isCritical: Bool) {
        member("step", span.step)
        member("activity", span.activity.description)
        member("start", span.start.microseconds)
        member("duration", span.duration.microseconds)
        member("lane", span.lane)
        member("outcome", span.outcome.word)
        if case .failed(let reason) = span.outcome { member("reason", reason) }
        write(dependenciesOf: span)
        name("critical")
        bool(isCritical)
    }

    fileprivate mutating func write(event span: LaunchReport.Span) {
        member("name", span.step)
        member("cat", span.activity.description)
        member("ph", "X")
        member("ts", span.start.microseconds)
        member("dur", span.duration.microseconds)
        member("pid", 1)
        member("tid", span.track + 1)
        name("args")
        object { arguments in
            arguments.member("outcome", span.outcome.description)
            arguments.write(dependenciesOf: span)
        }
    }

    private mutating func write(dependenciesOf span: LaunchReport.Span) {
        member("after") { list in for step in span.after { list.string(step) } }
        member("place", span.place)
    }

    fileprivate mutating func write(track: Int) {
        let service = track - LaunchReport.firstServiceTrack + 1
        member("name", "thread_name")
        member("ph", "M")
        member("pid", 1)
        member("tid", track + 1)
        name("args")
        object { $0.member("name", service > 0 ? "service \(service)" : "lane \(track + 1)") }
    }
}

// SPDX-License-Identifier: Apache-2.0

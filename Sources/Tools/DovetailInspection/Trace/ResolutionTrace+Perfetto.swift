public import DovetailGraph
import DovetailJSON

extension ResolutionTrace {
    /// The calls in the format of Perfetto (<https://ui.perfetto.dev>) and Chromium's `about:tracing`: one track for each thread.
    public func perfetto() -> String {
        var writer = JSONWriter()
        writer.object { document in
            document.member("displayTimeUnit", "ms")
            document.member(
                "traceEvents",
                array: { events in
                    for thread in Set(calls.map(\.thread)).sorted() {
                        events.line()
                        events.object { Self.write(thread: thread, &$0) }
                    }
                    for call in calls {
                        events.line()
                        events.object { write(call, &$0) }
                    }
                })
        }
        return writer.text + "\n"
    }

    private static func write(thread: Int, _ event: inout JSONWriter) {
        event.member("ph", "M")
        event.member("name", "thread_name")
        event.member("pid", 1)
        event.member("tid", thread)
        event.name("args")
        event.object { $0.member("name", "thread \(thread)") }
    }

    private func write(_ call: Call, _ event: inout JSONWriter) {
        let binding = bindings[call.binding]
        // An unfinished call is a begin without an end.
        event.member("ph", call.duration == nil ? "B" : "X")
        event.member("name", binding.key.description.escaped())
        event.member("cat", binding.isShared ? "shared" : "created")
        event.member("pid", 1)
        event.member("tid", call.thread)
        event.name("ts")
        event.microseconds(call.start)
        if let duration = call.duration {
            event.name("dur")
            event.microseconds(duration)
        }
        event.name("args")
        event.object { arguments in
            arguments.member("component", binding.component.full.escaped())
            arguments.member("bound at", binding.place.description.escaped())
            arguments.member("for", call.outer.map { bindings[calls[$0].binding].key.description.escaped() })
        }
    }
}

extension JSONWriter {
    fileprivate mutating func microseconds(_ duration: Duration) {
        let nanoseconds = max(0, duration.nanoseconds)
        number(nanoseconds / 1_000, thousandths: Int(nanoseconds % 1_000))
    }
}

// SPDX-License-Identifier: Apache-2.0

public import DovetailGraph
import DovetailJSON

extension ResolutionTrace {
    /// The version of the schema that ``json()`` writes and ``init(json:)-(String)`` reads; see ``Graph/jsonVersion``.
    public static let jsonVersion = 1

    /// The trace as a JSON document.
    ///
    /// ```
    /// {"format": "dovetail-trace", "version": 1,
    ///  "bindings": [{"position": number, "type": …, "tag"?: …, "component": …, "place": [file, line, column], "shared"?: true}],
    ///  "calls":    [[binding, outer, thread, start, duration]],
    ///  "dropped"?: number}
    /// ```
    ///
    /// * `position` is that of the binding in the graph; names are full type names.
    /// * `binding` is a position in the first array, `outer` in the second, always that of an earlier call; -1 where there is none.
    /// * Times are in nanoseconds; a duration of -1 is that of a call that has not ended.
    public func json() -> String {
        var writer = JSONWriter()
        writer.object { document in
            document.member("format", "dovetail-trace")
            document.member("version", Self.jsonVersion)
            document.line()
            document.member("bindings", array: { list in for binding in bindings { list.write(binding) } })
            document.line()
            document.member("calls", array: { list in for call in calls { list.write(call) } })
            if dropped > 0 { document.member("dropped", dropped) }
            document.line()
        }
        return writer.text + "\n"
    }

    /// Reads what ``json()`` wrote.
    ///
    /// All positions are validated: a decoded trace can be shown without a trap, even if the document is malicious.
    public init(json: String) throws(Graph.DocumentError) { try self.init(json: Array(json.utf8)) }

    /// Reads the bytes of a document in UTF-8.
    public init(json bytes: [UInt8]) throws(Graph.DocumentError) {
        self = try JSONValue.read(bytes) { (document) throws(JSONValue.Fault) in try document.trace() }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ binding: ObservedBinding) {
        line()
        object { object in
            object.member("position", binding.position)
            object.member("type", binding.key.type.full)
            object.member("tag", binding.key.tag?.full)
            object.member("component", binding.component.full)
            object.member(
                "place",
                array: { place in
                    place.string(binding.place.file)
                    place.number(binding.place.line)
                    place.number(binding.place.column)
                })
            object.member("shared", if: binding.isShared)
        }
    }

    fileprivate mutating func write(_ call: ResolutionTrace.Call) {
        line()
        array { row in
            row.number(call.binding)
            row.number(call.outer ?? -1)
            row.number(call.thread)
            row.number(call.start.nanoseconds)
            row.number(call.duration?.nanoseconds ?? -1)
        }
    }
}

extension JSONValue {
    fileprivate func trace() throws(Fault) -> ResolutionTrace {
        try requireFormat("dovetail-trace", version: ResolutionTrace.jsonVersion, "trace")
        var trace = ResolutionTrace(dropped: max(0, try optional("dropped", \.integer) ?? 0))
        for value in try list("bindings") { trace.bindings.append(try value.binding()) }
        for (position, value) in try list("calls").enumerated() {
            trace.calls.append(try value.call(after: position, of: trace.bindings.count))
        }
        return trace
    }

    private func binding() throws(Fault) -> ObservedBinding {
        ObservedBinding(
            position: try required("position", below: .max),
            key: Graph.Key(try name("type"), tag: try optionalName("tag")), component: try name("component"),
            place: try place("place"), isShared: try flag("shared"))
    }

    private func call(after count: Int, of bindings: Int) throws(Fault) -> ResolutionTrace.Call {
        guard case .array(let row) = content, row.count == 5, let outer = row[1].integer, let thread = row[2].integer,
            let start = row[3].integer, let duration = row[4].integer
        else { throw fault("a call must be [binding, outer, thread, start, duration]") }
        return ResolutionTrace.Call(
            binding: try row[0].position(below: bindings), outer: outer < 0 ? nil : try row[1].position(below: count), thread: thread,
            start: .nanoseconds(start), duration: duration < 0 ? nil : .nanoseconds(duration))
    }
}

// SPDX-License-Identifier: Apache-2.0

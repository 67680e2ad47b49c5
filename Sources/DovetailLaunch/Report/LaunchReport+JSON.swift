extension LaunchReport {
    /// The version of the format of ``json()``. It changes when existing members change their meaning, not when members are added.
    public static let jsonVersion = 1

    /// All spans as JSON for tools, with times in microseconds since the launcher was created.
    public func json() -> String {
        let critical = Set(criticalPath.map(\.order))
        let items = spans.map { span in
            var members: [(String, JSONText)] = [
                ("step", .string(span.step)), ("activity", .string(span.activity.description)),
                ("start", .number(span.start.microseconds)), ("duration", .number(span.duration.microseconds)),
                ("lane", .number(Int64(span.lane))), ("outcome", .string(span.outcome.word)),
            ]
            if case .failed(let reason) = span.outcome { members.append(("reason", .string(reason))) }
            members += [
                ("after", .list(span.after.map { .string($0) })), ("place", .string(span.place)),
                ("critical", .bool(critical.contains(span.order))),
            ]
            return JSONText.object(members)
        }
        let document: JSONText = .object([
            ("version", .number(Int64(Self.jsonVersion))), ("component", .string(component)), ("spans", .list(items)),
        ])
        return document.text + "\n"
    }

    /// A trace for Chrome's tracing page and Perfetto, with one track for each lane and each service.
    public func trace() -> String {
        let events = spans.map { span in
            JSONText.object([
                ("name", .string(span.step)), ("cat", .string(span.activity.description)), ("ph", .string("X")),
                ("ts", .number(span.start.microseconds)), ("dur", .number(span.duration.microseconds)), ("pid", .number(1)),
                ("tid", .number(Int64(span.track + 1))),
                (
                    "args",
                    .object([
                        ("outcome", .string("\(span.outcome)")), ("after", .list(span.after.map { .string($0) })),
                        ("place", .string(span.place)),
                    ])
                ),
            ])
        }
        let names = Set(spans.map(\.track)).sorted().map { track in
            let name = track >= Self.firstServiceTrack ? "service \(track - Self.firstServiceTrack + 1)" : "lane \(track + 1)"
            return JSONText.object([
                ("name", .string("thread_name")), ("ph", .string("M")), ("pid", .number(1)), ("tid", .number(Int64(track + 1))),
                ("args", .object([("name", .string(name))])),
            ])
        }
        return JSONText.object([("traceEvents", .list(names + events)), ("displayTimeUnit", .string("ms"))]).text + "\n"
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

/// The part of JSON that is needed for writing.
enum JSONText {
    case string(String)
    case number(Int64)
    case bool(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    var text: String {
        switch self {
        case .string(let string): "\"\(Self.escaped(string))\""
        case .number(let number): "\(number)"
        case .bool(let bool): "\(bool)"
        case .list(let items): "[\(items.map(\.text).joined(separator: ","))]"
        case .object(let members): "{\(members.map { "\"\(Self.escaped($0.0))\":\($0.1.text)" }.joined(separator: ","))}"
        }
    }

    private static func escaped(_ string: String) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // Line and paragraph separators are line ends in old scripts; `<` could end a script inside a page.
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}", "<":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

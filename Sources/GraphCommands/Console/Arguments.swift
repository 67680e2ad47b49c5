import DovetailGraph

/// The arguments of a command: options by name, and the other arguments in order.
struct Arguments {
    private var options: [(name: String, value: String)] = []
    private var flags: [String] = []
    private var words: [String] = []
    private let usage: String
    private static let withValue = ["--format", "--output", "--limit", "--trace"]
    private static let withoutValue = ["--open"]

    init(_ arguments: [String], usage: String) throws(GraphCommand.Failure) {
        self.usage = usage
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if argument.hasPrefix("--"), Self.withValue.contains(parts[0]) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                    throw GraphCommand.Failure("\(argument) requires a value; usage: \(usage)")
                }
                options.append((parts[0], value))
            } else if Self.withoutValue.contains(argument) {
                flags.append(argument)
            } else if argument.hasPrefix("-"), argument != "-" {
                let near = similar(to: argument, in: Self.withValue + Self.withoutValue)
                throw GraphCommand.Failure("unknown option \(argument)\(suggestion(near))")
            } else {
                words.append(argument)
            }
        }
    }

    /// The arguments that are not options. Their number must be in `count`.
    func words(_ count: ClosedRange<Int>) throws(GraphCommand.Failure) -> [String] {
        guard count.contains(words.count) else {
            let problem = words.count < count.lowerBound ? "missing argument" : "unexpected argument \(words[count.upperBound])"
            throw GraphCommand.Failure("\(problem); usage: \(usage)")
        }
        return words
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    subscript(option: String) -> String? { options.last { $0.name == option }?.value }

    func limit() throws(GraphCommand.Failure) -> Int? {
        guard let text = self["--limit"] else { return nil }
        guard let limit = Int(text), limit > 0 else {
            throw GraphCommand.Failure("--limit must be a positive integer, not '\(text)'")
        }
        return limit
    }

    func format<Format: CaseIterable & RawRepresentable<String>>(default format: Format) throws(GraphCommand.Failure) -> Format {
        guard let name = self["--format"] else { return format }
        guard let format = Format(rawValue: name) else {
            let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
            throw GraphCommand.Failure("unknown format '\(name)'; the formats are \(names)")
        }
        return format
    }
}

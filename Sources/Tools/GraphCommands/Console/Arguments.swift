import DovetailGraph
import DovetailInspection

/// The arguments of a command: options by name, and the other arguments in order.
package struct Arguments {
    /// An option that a command accepts.
    package struct Option {
        package let name: String
        /// The values that it takes, such as `FILE` or `on|off`; empty if it takes none.
        let values: String
        /// What a list of options says about it; several lines if it is long.
        let about: String

        package init(_ name: String, _ values: String = "", about: String = "") {
            self.name = name
            self.values = values
            self.about = about
        }

        /// An option whose values are the cases of an enumeration.
        init<Value: CaseIterable & RawRepresentable<String>>(_ name: String, of values: Value.Type, about: String = "") {
            self.init(name, values.allCases.map(\.rawValue).joined(separator: "|"), about: about)
        }

        /// The option and its values.
        private var text: String { values.isEmpty ? name : "\(name) \(values)" }

        /// The option as a usage shows it.
        var usage: String { "[\(text)]" }

        /// A list of options, as the help of a command shows it.
        package static func list(_ options: [Option]) -> String {
            let width = 34
            return options.map { option in
                let space = String(repeating: " ", count: max(width - option.text.count, 2))
                let about = option.about.replacing("\n", with: "\n" + String(repeating: " ", count: width + 2))
                return "  \(option.text)\(space)\(about)\n"
            }.joined()
        }
    }

    /// The arguments that are not options.
    package private(set) var words: [String] = []
    private var options: [(name: String, value: String)] = []
    /// `; usage: …`
    private let usage: String

    package init(_ arguments: [String], options known: [Option], usage: String? = nil) throws(GraphCommand.Failure) {
        let known = known + [Option("--help")]
        self.usage = usage.map { "; usage: \($0)" } ?? ""
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = known.first(where: { $0.name == parts[0] }) else {
                let near = similar(to: parts[0], in: known.map(\.name))
                throw GraphCommand.Failure("unknown option \(argument)\(near.isEmpty ? "; see --help" : suggestion(near))")
            }
            if option.values.isEmpty, parts.count == 2 { throw GraphCommand.Failure("\(option.name) takes no value") }
            guard let value = option.values.isEmpty ? "" : parts.count == 2 ? parts[1] : rest.popFirst(),
                option.values.isEmpty || !value.isEmpty
            else {
                throw GraphCommand.Failure("\(option.name) requires a value: \(option.name) \(option.values)\(self.usage)")
            }
            options.append((option.name, value))
        }
    }

    /// The arguments that are not options. Their number must be in `count`.
    func words(_ count: ClosedRange<Int>) throws(GraphCommand.Failure) -> [String] {
        guard count.contains(words.count) else {
            let problem = words.count < count.lowerBound ? "missing argument" : "unexpected argument \(words[count.upperBound])"
            throw GraphCommand.Failure(problem + usage)
        }
        return words
    }

    package func has(_ option: String) -> Bool { self[option] != nil }

    /// The value of an option; the last one, if it is repeated.
    package subscript(option: String) -> String? { options.last { $0.name == option }?.value }

    /// The values of an option that can be repeated, in order.
    package func values(of option: String) -> [String] { options.filter { $0.name == option }.map(\.value) }

    /// The options of a list, as they are passed to another program.
    package func passedOn(_ known: [Option]) -> [String] {
        options.filter { option in known.contains { $0.name == option.name } }.map { $0.value.isEmpty ? $0.name : "\($0.name)=\($0.value)" }
    }

    /// The value of an option that is a positive integer; nil without the option.
    func number(_ option: String) throws(GraphCommand.Failure) -> Int? {
        try self[option].map { text throws(GraphCommand.Failure) in try Self.number(text, of: option) }
    }

    /// The value of `--limit`, which can be `all`: nil for all.
    package func limit(default limit: Int?) throws(GraphCommand.Failure) -> Int? {
        guard let text = self["--limit"] else { return limit }
        return text == "all" ? nil : try Self.number(text, of: "--limit", or: " or all")
    }

    private static func number(_ text: String, of option: String, or other: String = "") throws(GraphCommand.Failure) -> Int {
        guard let number = Int(text), number > 0 else {
            throw GraphCommand.Failure("\(option) must be a positive integer\(other), not \(text)")
        }
        return number
    }

    /// The value of an option with fixed values.
    package func choice<Value: CaseIterable & RawRepresentable<String>>(
        _ option: String, default value: Value
    ) throws(GraphCommand.Failure) -> Value {
        guard let text = self[option] else { return value }
        guard let value = Value(rawValue: text) else {
            throw GraphCommand.Failure("\(option) is \(Value.allCases.map(\.rawValue).joined(separator: "|")), not \(text)")
        }
        return value
    }
}

/// `; did you mean Clock or Clocks?`
package func suggestion(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(names.joined(separator: " or "))?"
}

// SPDX-License-Identifier: Apache-2.0

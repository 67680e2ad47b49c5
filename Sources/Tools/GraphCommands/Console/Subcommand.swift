/// A command of a program, as its help and the completions of shells describe it.
package struct Subcommand {
    package let name: String
    /// Another name of the same command.
    let alias: String?
    /// The arguments, as the usage shows them, such as `FILE KEY [--limit N]`. They declare the options as well.
    let arguments: String
    let about: String
    /// The arguments of an example.
    let example: String
    /// The words that the argument can be, if it is not an option.
    let words: [String]

    package init(_ name: String, alias: String? = nil, _ arguments: String, about: String, example: String, words: [String] = []) {
        self.name = name
        self.alias = alias
        self.arguments = arguments
        self.about = about
        self.example = example
        self.words = words
    }

    /// The options, each in brackets: `[--limit N]`.
    package var options: [Arguments.Option] {
        arguments.split(separator: "[").compactMap { part in
            guard part.hasPrefix("--"), let end = part.firstIndex(of: "]") else { return nil }
            let words = part[..<end].split(separator: " ", maxSplits: 1).map(String.init)
            return Arguments.Option(words[0], words.count > 1 ? words[1] : "")
        }
    }

    /// The same command with one more option.
    package func adding(_ option: String) -> Subcommand {
        Subcommand(name, alias: alias, "\(arguments) \(option)", about: about, example: example, words: words)
    }

    package func usage(of program: String) -> String { [program, name, arguments].filter { !$0.isEmpty }.joined(separator: " ") }

    /// The text that `--help` prints.
    package func help(of program: String) -> String {
        """
        usage: \(usage(of: program))
        \(about)

        example: \([program, name, example].filter { !$0.isEmpty }.joined(separator: " "))

        """
    }
}

/// A command of a program. Its usage, its help, the completions of shells and the parser of its arguments follow from this description.
package struct Subcommand {
    package let name: String
    /// Another name of the same command. One that begins with a hyphen can be anywhere on the command line.
    let alias: String?
    /// The arguments that are not options, as the usage shows them, such as `FILE KEY`.
    let operands: String
    package let options: [Arguments.Option]
    let about: String
    /// The arguments of an example.
    let example: String
    /// The words that the argument can be, if it is not an option.
    let words: [String]

    package init(
        _ name: String, alias: String? = nil, _ operands: String = "", options: [Arguments.Option] = [], about: String,
        example: String = "", words: [String] = []
    ) {
        self.name = name
        self.alias = alias
        self.operands = operands
        self.options = options
        self.about = about
        self.example = example
        self.words = words
    }

    package func usage(of program: String) -> String {
        ([program, name, operands].filter { !$0.isEmpty } + options.map(\.usage)).joined(separator: " ")
    }

    /// The text that `--help` prints.
    func help(of program: String) -> String {
        """
        usage: \(usage(of: program))
        \(about)

        example: \([program, name, example].filter { !$0.isEmpty }.joined(separator: " "))

        """
    }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph

/// A shell for which a program writes the completions of its command line.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// The completions of a program, from the descriptions of its commands.
struct Completions {
    private let program: String
    private let subcommands: [Subcommand]
    /// The command of a command line that begins with an option.
    private let defaultSubcommand: String?

    init(of program: String, subcommands: [Subcommand], defaultSubcommand: String?) {
        self.program = program
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
    }

    func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// The name of a shell function.
    private var function: String {
        "_" + String(program.map { ($0.isLetter || $0.isNumber) && $0.isASCII ? $0 : "_" })
    }

    private var defaultOptions: [String] {
        subcommands.first { $0.name == defaultSubcommand }?.options.map(\.name) ?? []
    }

    // MARK: bash

    private var bash: String {
        var lines = [
            "# Completions of \(program.escaped()) for bash. For ~/.bashrc:",
            "#",
            "#     source <(\(program.escaped()) completions bash)",
            "# The text of a word, which bash passes as it was typed.",
            "\(function)_text() {",
            "    local text",
            "    case $1 in",
            "        \\'*) text=${1#\\'} text=${text%\\'} ;;",
            "        \\\"*) text=${1#\\\"} text=${text%\\\"} ;;",
            "        *) IFS= read text <<<\"${1/#\\~\\//$HOME/}\" ;;",
            "    esac",
            "    printf %s \"$text\"",
            "}",
            "\(function)_keys() {",
            "    local key part parts=() prefix=$(\(function)_text \"$word\")",
            "    for part in \"${COMP_WORDS[@]:1:COMP_CWORD - 1}\"; do",
            "        [ \"$part\" = = ] || parts+=(\"$(\(function)_text \"$part\")\")",
            "    done",
            "    while IFS= read -r key; do",
            "        case $key in \"$prefix\"*) COMPREPLY+=(\"$key\") ;; esac",
            "    done < <(\"$(\(function)_text \"${COMP_WORDS[0]}\")\" \(GraphCommand.completeKeys) $1 \"${parts[@]}\" 2>/dev/null)",
            "}",
            "\(function)() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]} words= files= keys=",
            "    # Bash reads --name=value as three words.",
            "    if [ \"$word\" = = ]; then word=; elif [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi",
        ]
        if let defaultSubcommand { lines.append("    case $verb in -*) verb=\(defaultSubcommand) ;; esac") }
        lines += [
            "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        words='\((subcommands.map(\.name) + ["--help"] + defaultOptions.filter { $0 != "--help" }).joined(separator: " "))'",
            "    else",
            "        case \"$verb $before\" in",
        ]
        for subcommand in subcommands {
            for option in subcommand.options where option.completion != .none {
                lines.append("            '\(subcommand.name) \(option.name)') \(assignments(option.completion)) ;;")
            }
        }
        lines += ["            *)", "                case $verb in"]
        for subcommand in subcommands {
            let options = (subcommand.options.map(\.name).filter { $0 != "--help" } + ["--help"]).joined(separator: " ")
            switch subcommand.completion {
            case .files, .folders: lines.append("                    \(subcommand.name)) words='\(options)' files=-f ;;")
            case .keys: lines.append("                    \(subcommand.name)) words='\(options)' files=-f keys=argument ;;")
            case .words(let words):
                lines.append("                    \(subcommand.name)) words='\((words + [options]).joined(separator: " "))' ;;")
            case .none, .other: lines.append("                    \(subcommand.name)) words='\(options)' ;;")
            }
        }
        lines += [
            "                esac",
            "                ;;",
            "        esac",
            "    fi",
            "    # Options are offered once a hyphen is there.",
            "    [ -z \"$files\" ] || case $word in -*) files= keys= ;; *) words= ;; esac",
            "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))",
            "    [ -z \"$keys\" ] || \(function)_keys $keys",
            "    [ -z \"$files\" ] || [ ${#COMPREPLY[@]} -gt 0 ] || { local IFS=$'\\n'; COMPREPLY=($(compgen $files -- \"$word\")); }",
            "}",
            "complete -o filenames -F \(function) \(quoted(program))",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func assignments(_ completion: Completion) -> String {
        switch completion {
        case .files: "files=-f"
        case .folders: "files=-d"
        case .keys: "keys=option"
        case .words(let words): "words=\(quoted(words.joined(separator: " ")))"
        case .none, .other: ":"
        }
    }

    // MARK: zsh

    private var zsh: String {
        var lines = [
            "#compdef \(program.escaped())",
            "# Completions of \(program.escaped()) for zsh, as a file named _\(program.escaped()) in a folder of $fpath, or in ~/.zshrc:",
            "#",
            "#     source <(\(program.escaped()) completions zsh)",
            "\(function)_keys() {",
            "    local -a parts keys",
            "    parts=(\"${(@Q)words[1,CURRENT - 1]}\")",
            "    parts=(\"${(@)parts/#\\~\\//$HOME/}\")",
            "    keys=(${(f)\"$(\"${${(Q)program}/#\\~\\//$HOME/}\" \(GraphCommand.completeKeys) $1 \"${(@)parts}\" 2>/dev/null)\"})",
            "    compadd -a keys",
            "}",
            "\(function)() {",
            "    local -a verbs flags",
            "    local program=$words[1]",
            "    verbs=(",
        ]
        lines += subcommands.map { "        \(quoted("\($0.name):\($0.summary.replacing(":", with: "\\:"))"))" }
        lines += ["    )", "    flags=(\((["--help"] + defaultOptions.filter { $0 != "--help" }).joined(separator: " ")))"]
        lines += [
            "    if (( CURRENT == 2 )); then",
            "        _describe -t commands command verbs",
            "        _describe -o option flags",
            "        return",
            "    fi",
            "    local verb=$words[2]",
        ]
        let shift = "shift words; (( CURRENT -= 1 ))"
        lines.append("    \(defaultSubcommand.map { "if [[ $verb == -* ]]; then verb=\($0); else \(shift); fi" } ?? shift)")
        lines.append("    case $verb in")
        for subcommand in subcommands {
            lines.append("        \(subcommand.name))")
            lines.append("            _arguments \\")
            for option in subcommand.options where option.name != "--help" {
                lines.append("                \(quoted(option.name + action(option.completion, of: option.values))) \\")
            }
            lines.append("                --help \\")
            let argument =
                switch subcommand.completion {
                case .none: "=:argument: "
                case .keys: "=:argument:{\(function)_keys argument || _files}"
                case let completion: action(completion, of: "argument")
                }
            lines.append("                \(quoted("*" + argument.dropFirst()))")
            lines.append("            ;;")
        }
        lines += [
            "    esac",
            "}",
            "if [[ $funcstack[1] == \(quoted("_" + program)) ]]; then \(function) \"$@\"; else compdef \(function) \(quoted(program)); fi",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The kind of value that follows the name of an option.
    private func action(_ completion: Completion, of values: String) -> String {
        let message = values.replacing(":", with: "\\:")
        return switch completion {
        case .none: ""
        case .files: "=:\(message):_files"
        case .folders: "=:\(message):_files -/"
        case .keys: "=:\(message):{\(function)_keys option}"
        case .words(let words): "=:\(message):(\(words.joined(separator: " ")))"
        case .other: "=:\(message): "
        }
    }

    // MARK: fish

    private var fish: String {
        let start = "complete -c \(quoted(program))"
        var lines = [
            "# Completions of \(program.escaped()) for fish, as ~/.config/fish/completions/\(program.escaped()).fish.",
            "function _\(function)_keys",
            "    set -l words (commandline -opc | string replace -r '^~/' \"$HOME/\")",
            "    set -l keys ($words[1] \(GraphCommand.completeKeys) $argv[1] $words[2..-1] 2>/dev/null)",
            "    set -q keys[1]; and printf '%s\\n' $keys",
            "end",
            "\(start) -f",
            "\(start) -l help",
        ]
        for subcommand in subcommands {
            lines.append("\(start) -n __fish_use_subcommand -a \(subcommand.name) -d \(quoted(subcommand.summary))")
        }
        for subcommand in subcommands {
            let first = subcommand.name == defaultSubcommand ? "__fish_use_subcommand; or " : ""
            let verbStart = "\(start) -n '__fish_seen_subcommand_from \(subcommand.name)'"
            for option in subcommand.options where option.name != "--help" {
                let condition = "\(start) -n '\(first)__fish_seen_subcommand_from \(subcommand.name)'"
                lines.append("\(condition) -l \(option.name.dropFirst(2))\(fishArgument(option.completion))")
            }
            switch subcommand.completion {
            case .files, .folders: lines.append("\(verbStart) -F")
            case .keys:
                lines.append("\(verbStart) -a '(_\(function)_keys argument)'")
                let isOther = "__fish_seen_subcommand_from \(subcommand.name); and not _\(function)_keys argument >/dev/null"
                lines.append("\(start) -n '\(isOther)' -F")
            case .words(let words): lines.append("\(verbStart) -a \(quoted(words.joined(separator: " ")))")
            case .none, .other: break
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func fishArgument(_ completion: Completion) -> String {
        switch completion {
        case .none: ""
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .keys: " -x -a '(_\(function)_keys option)'"
        case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
        case .other: " -x"
        }
    }

    /// A word in single quotes, for each of the shells: a quote ends them, and is written in double quotes.
    private func quoted(_ text: String) -> String { "'\(text.escaped().replacing("'", with: "'\"'\"'"))'" }
}

/// The possible values of an option or an argument.
private enum Completion: Equatable {
    /// There is no value.
    case none
    case files
    case folders
    /// Names in the graph, which the program prints.
    case keys
    case words([String])
    /// A number or a name that the shell does not know.
    case other

    /// - Parameter values: As in a usage: `FILE`, `N|all`.
    init(_ values: String) {
        let words = values.split(separator: "|").map(String.init)
        let fixed = values.contains("=") ? [] : words.filter { $0 != $0.uppercased() }
        switch values {
        case "": self = .none
        case "FILE", "TRACE", "OLD", "NEW": self = .files
        case "FOLDER": self = .folders
        case "KEY": self = .keys
        default: self = fixed.isEmpty ? .other : .words(fixed)
        }
    }
}

extension Arguments.Option {
    fileprivate var completion: Completion { Completion(values) }
}

extension Subcommand {
    fileprivate var completion: Completion {
        if !words.isEmpty { return .words(words) }
        // KEY follows the name of a file, which can be optional.
        if takesKey { return .keys }
        let first = operands.split(separator: " ").first.map { $0.filter { $0 != "[" && $0 != "]" } } ?? ""
        return Completion(first)
    }

    /// Whether an argument that is not an option is a name in a graph.
    var takesKey: Bool { operands.split(separator: " ").contains("KEY") }

    /// The first sentence of its description.
    fileprivate var summary: String {
        let end = about.firstRange(of: ". ")?.lowerBound ?? about.endIndex
        let sentence = about[..<end]
        return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
    }
}

// SPDX-License-Identifier: Apache-2.0

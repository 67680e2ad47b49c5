import DovetailGraph
import DovetailJSON

extension GraphDiff {
    /// One line for each change, marked `+`, `-`, `~` or, for what only moved to another module, `>`.
    public func text() -> String {
        if isEmpty { return "the graphs are equal\n" }
        var text = "\(summary)\n\(sizes)\n"
        for subject in Subject.allCases {
            let changes = changes.filter { $0.subject == subject }
            if changes.isEmpty { continue }
            text += "\n\(subject.title)\n"
            for change in changes {
                text += "  \(change.kind.sign) \(change.title)"
                if let place = change.place { text += "  \(place.description.escaped())" }
                text += "\n"
                for difference in change.differences {
                    text += "      \(difference.property): \(difference.old.escaped()) → \(difference.new.escaped())\n"
                }
            }
        }
        return text
    }

    /// Tables for a comment on a pull request; long tables are folded.
    ///
    /// At most `limit` changes of each subject are listed, because comments have a maximum size.
    public func markdown(limit: Int = 200) -> String {
        if isEmpty { return "**The object graph is the same.**\n" }
        var text = "**The object graph changed:** \(summary)\n\nNow: \(sizes)\n"
        for subject in Subject.allCases {
            let changes = changes.filter { $0.subject == subject }
            if changes.isEmpty { continue }
            let isOpen = changes.count <= 20 && subject != .edge
            text += "\n<details\(isOpen ? " open" : "")><summary>\(subject.title) (\(changes.count))</summary>\n\n"
            text += "| | what | where | difference |\n|---|---|---|---|\n"
            for change in changes.prefix(limit) {
                let differences = change.differences.map { "\($0.property): \(code($0.old)) → \(code($0.new))" }
                let place = change.place.map { code($0.description) } ?? ""
                text += "| \(change.kind.rawValue) | \(code(change.title)) | \(place) | \(differences.joined(separator: "<br>")) |\n"
            }
            if changes.count > limit { text += "\nand \(changes.count - limit) more\n" }
            text += "\n</details>\n"
        }
        return text
    }

    /// The changes as JSON: `{"format": "dovetail-graph-diff", "version": 1, "changes": […]}`.
    public func json() -> String {
        var writer = JSONWriter()
        writer.object { document in
            document.member("format", "dovetail-graph-diff")
            document.member("version", 1)
            document.member(
                "changes",
                array: { list in
                    for change in changes {
                        list.line()
                        list.object { $0.write(change) }
                    }
                })
            document.line()
        }
        return writer.text + "\n"
    }

    /// The size of the new graph, and of the old one where it differs: `61 bindings (before: 59), 9 modules, 3 components`.
    private var sizes: String {
        func size(_ noun: String, _ count: KeyPath<Size, Int>) -> String {
            let (old, new) = (oldSize[keyPath: count], newSize[keyPath: count])
            return counted(new, noun) + (old == new ? "" : " (before: \(old))")
        }
        return [size("binding", \.bindings), size("module", \.modules), size("component", \.components)].joined(separator: ", ")
    }

    /// The number of changes of each kind, in one line.
    public var summary: String {
        Subject.allCases.compactMap { subject in
            let parts = Kind.allCases.compactMap { kind in
                let count = changes.count { $0.subject == subject && $0.kind == kind }
                return count == 0 ? nil : "\(count) \(kind.rawValue)"
            }
            return parts.isEmpty ? nil : "\(subject.title): \(parts.joined(separator: ", "))"
        }.joined(separator: "; ")
    }

    /// A cell of a table: nothing in it can end the cell, the row or the code, and nothing in it is read as HTML.
    private func code(_ text: String) -> String {
        var result = ""
        for character in text.escaped().unicodeScalars {
            switch character {
            case "&", "<", ">", "|", "`", "*", "_", "\\", "[", "]", "~", "@", "#", ":", "!": result += "&#\(character.value);"
            default: result.unicodeScalars.append(character)
            }
        }
        return "<code>\(result)</code>"
    }
}

extension GraphDiff.Change {
    fileprivate var title: String { component.isEmpty ? name : "\(name)  in \(component.joined(separator: " → "))" }
}

extension GraphDiff.Subject {
    fileprivate var title: String { rawValue + "s" }
}

extension GraphDiff.Kind {
    fileprivate var sign: String {
        switch self {
        case .added: "+"
        case .removed: "-"
        case .changed: "~"
        case .moved: ">"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ change: GraphDiff.Change) {
        member("subject", change.subject.rawValue)
        member("kind", change.kind.rawValue)
        member("component", array: { for name in change.component { $0.string(name) } })
        member("name", change.name)
        if !change.differences.isEmpty {
            member(
                "differences",
                array: { list in
                    for difference in change.differences {
                        list.object {
                            $0.member("property", difference.property)
                            $0.member("old", difference.old)
                            $0.member("new", difference.new)
                        }
                    }
                })
        }
        if let place = change.place {
            name("place")
            array {
                $0.string(place.file)
                $0.number(place.line)
                $0.number(place.column)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

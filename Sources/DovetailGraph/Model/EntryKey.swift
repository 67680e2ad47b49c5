extension Graph {
    /// An entry of a dictionary: the key of the collection, and the number of the entry.
    package struct Entry: Hashable, Sendable {
        package var collection: Int
        package var number: Int

        package init(of collection: Int, number: Int) {
            self.collection = collection
            self.number = number
        }
    }

    /// The dictionary key of an entry. Its text is only computed for a message or an export.
    package struct EntryKey: @unchecked Sendable {  // `intoDictionary` only accepts keys that are Sendable.
        enum Content {
            case key(AnyHashable)
            case text(String)
        }

        let content: Content

        package init(_ key: AnyHashable) { content = .key(key) }
        /// The key of a graph that was read from a file.
        package init(text: String) { content = .text(text) }
    }
}

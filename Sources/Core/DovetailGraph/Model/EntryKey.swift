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
    package enum EntryKey: @unchecked Sendable {  // `intoDictionary` only accepts keys that are Sendable.
        case key(AnyHashable)
        /// The key of a graph that was read from a file.
        case text(String)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A text as people may see it, on one line: what would break it, hide in it or turn it around is written out.
///
/// Nobody promises that a type name is harmless: it can contain any character between backticks, and a document can
/// contain any name at all.
package func visible(_ text: String) -> String { text.escaped() }

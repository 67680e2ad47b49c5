/// Data that few values of a type have, boxed to keep the others small.
final class Box<Content: Sendable>: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
}

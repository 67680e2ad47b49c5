/// Data that few values of a type have, boxed to keep the others small.
@usableFromInline
final class Indirect<Content: Sendable>: Sendable {
    @usableFromInline let content: Content
    @usableFromInline init(_ content: Content) { self.content = content }
}

// SPDX-License-Identifier: Apache-2.0

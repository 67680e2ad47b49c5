// Replaces SwiftUI where it is unavailable: the declarations that the library and the examples use, with the types and the isolation of
// SwiftUI. It draws nothing; `Host` evaluates bodies, and retains state, as SwiftUI does.
@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    /// The views that it consists of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("nothing to show") }
}

/// A view of the library's own, which has no body.
@MainActor public protocol StandInView: View where Body == Never {
    /// Displays the views that it consists of.
    func display(in place: Host.Place)
    /// Whether a modifier is added to each view that it displays, and not to the view itself.
    var isTransparent: Bool { get }
}

extension StandInView {
    public var body: Never { fatalError("nothing to show") }
    public func display(in place: Host.Place) {}
    public var isTransparent: Bool { false }
}

public struct EmptyView: StandInView {
    public nonisolated init() {}
}

/// Two views side by side, or one of two.
public struct Pair<First: View, Second: View>: StandInView {
    let first: First?, second: Second?
    public var isTransparent: Bool { true }

    public func display(in place: Host.Place) {
        if let first { place.child("first").display(first) }
        if let second { place.child("second").display(second) }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("nothing to show") }
}

extension Optional: StandInView where Wrapped: View {
    public var isTransparent: Bool { true }

    public func display(in place: Host.Place) {
        if let self { place.display(self) }
    }
}

@MainActor @resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> Pair<First, Second> {
        Pair(first: first, second: second)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> Pair<First, Second> { Pair(first: first, second: nil) }
    public static func buildEither<First: View, Second: View>(second: Second) -> Pair<First, Second> { Pair(first: nil, second: second) }
}

// MARK: Views

public struct Text: StandInView {
    let content: String

    public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    public nonisolated init(verbatim content: String) { self.content = content }

    public func display(in place: Host.Place) { place.show(content) }
}

public struct ProgressView: StandInView {
    let title: String

    public nonisolated init() { title = "" }
    public nonisolated init<S: StringProtocol>(_ title: S) { self.title = String(title) }

    public func display(in place: Host.Place) { place.show("progress: \(title)") }
}

public struct TextEditor: StandInView {
    public let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }

    public func display(in place: Host.Place) { place.show(text.wrappedValue) }
}

public struct Button: StandInView {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct Group<Content: View>: StandInView {
    let content: Content
    public var isTransparent: Bool { true }
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func display(in place: Host.Place) { place.display(content) }
}

public struct ScrollView<Content: View>: StandInView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func display(in place: Host.Place) { place.display(content) }
}

public struct NavigationStack<Root: View>: StandInView {
    let root: Root
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    public func display(in place: Host.Place) { place.display(root) }
}

public struct NavigationLink: StandInView {
    let title: String
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.title = String(title) }

    public func display(in place: Host.Place) { place.show(title) }
}

public struct List<RowContent: View>: StandInView {
    let rows: [(id: AnyHashable, content: RowContent)]

    public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where Data.Element: Identifiable {
        rows = data.map { ($0.id, rowContent($0)) }
    }

    public func display(in place: Host.Place) {
        for row in rows { place.child("\(row.id)").display(row.content) }
    }
}

// MARK: Modifiers

/// A view with something added to it.
public struct Modified<Content: View>: StandInView {
    let content: Content
    var modifier = Host.Modifier.none

    public func display(in place: Host.Place) {
        if let content = content as? any StandInView, content.isTransparent {
            place.distributing(modifier).display(content)
        } else {
            place.modified(by: modifier).display(content)
        }
    }
}

public struct Font: Sendable {
    public static let footnote = Font()
    public func monospaced() -> Font { self }
}

public struct Alignment: Sendable {
    public static let center = Alignment(), leading = Alignment()
}

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { Modified(content: self, modifier: .id(AnyHashable(id))) }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        Modified(content: self, modifier: .object(ObjectIdentifier(T.self), object))
    }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified(content: self) }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Modified(content: self, modifier: .destination { value in (value as? D).map(destination) })
    }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { Modified(content: self) }
    public func font(_ font: Font?) -> some View { Modified(content: self) }
    public func frame(maxWidth: CGFloat? = nil, alignment: Alignment = .center) -> some View { Modified(content: self) }
    public func padding() -> some View { Modified(content: self) }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Modified(content: self, modifier: .disappear { action?() })
    }
    public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        Modified(content: self, modifier: .task(id: 0, action))
    }
    public func task<T: Hashable>(id: T, _ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        Modified(content: self, modifier: .task(id: id, action))
    }
}

@MainActor public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

// SPDX-License-Identifier: Apache-2.0

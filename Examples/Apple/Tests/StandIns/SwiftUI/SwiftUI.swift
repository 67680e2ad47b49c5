// Replaces SwiftUI where it is unavailable: the declarations that the examples use, with the types and the isolation of SwiftUI. It
// displays nothing, and stores only the first value of a state.
@_exported import Observation

@MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("nothing to show") }
}

/// A view of the library's own, which consists of no other.
public protocol StandInView: View where Body == Never {}

extension StandInView {
    public var body: Never { fatalError("nothing to show") }
}

public struct EmptyView: StandInView {
    public nonisolated init() {}
}

/// Two views side by side, or one of two.
public struct Pair<First: View, Second: View>: StandInView {
    let first: First?, second: Second?
}

/// A view with something added to it.
public struct Modified<Content: View>: StandInView {
    public let content: Content
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("nothing to show") }
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

// MARK: Applications

@MainActor public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}

@MainActor public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@MainActor @resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("nothing to show") }
}

public struct ModifiedScene<Content: Scene>: Scene {
    public let content: Content
    public var body: Never { fatalError("nothing to show") }
}

extension Scene {
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene {
        ModifiedScene(content: self)
    }
}

public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

public struct EnvironmentValues {
    public var scenePhase: ScenePhase { .active }
}

// MARK: Values

@propertyWrapper public struct Environment<Value> {
    private let value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { value = EnvironmentValues()[keyPath: keyPath] }
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { value = nil }

    public var wrappedValue: Value {
        guard let value else { fatalError("nothing is shown, and nothing has an environment") }
        return value
    }
}

@propertyWrapper public struct State<Value> {
    private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    public init(initialValue value: Value) { storage = Storage(value) }
    public init(wrappedValue value: Value) { storage = Storage(value) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject> {
            wrappedValue[keyPath: keyPath]
        } set: {
            wrappedValue[keyPath: keyPath] = $0
        }
    }
}

// MARK: Views

public struct Text: StandInView {
    public nonisolated init<S: StringProtocol>(_ content: S) {}
}

public struct ProgressView: StandInView {
    public nonisolated init() {}
}

public struct TextEditor: StandInView {
    public let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }
}

public struct Button: StandInView {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct NavigationStack<Root: View>: StandInView {
    public init(@ViewBuilder root: () -> Root) { _ = root() }
}

public struct NavigationLink: StandInView {
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {}
}

public struct List<RowContent: View>: StandInView {
    public init<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where Data.Element: Identifiable {
        for element in data { _ = rowContent(element) }
    }
}

extension View {
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { Modified(content: self) }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Modified(content: self) }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Modified(content: self)
    }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { Modified(content: self) }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Modified(content: self) }
    public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View { Modified(content: self) }
}

@MainActor public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

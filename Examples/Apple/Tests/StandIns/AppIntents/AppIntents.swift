// The declarations of AppIntents that the example uses, as the framework declares them.

public struct LocalizedStringResource: ExpressibleByStringLiteral, Sendable {
    let key: String
    public init(stringLiteral value: String) { key = value }
}

public protocol IntentResult: Sendable {}

public struct EmptyResult: IntentResult {}

extension IntentResult where Self == EmptyResult {
    public static func result() -> EmptyResult { EmptyResult() }
}

public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    init()
    func perform() async throws -> PerformResult
}

/// A value that the user or the system passes to an intent.
@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {  // Tests set it before the intent runs.
    private var value: Value?
    public init(title: LocalizedStringResource) {}
    public var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
}

public typealias Parameter = IntentParameter

/// What an application lends to its intents, by its type.
public final class AppDependencyManager: @unchecked Sendable {  // Tests use it on one thread.
    public static let shared = AppDependencyManager()
    private var providers: [ObjectIdentifier: () -> Any] = [:]

    public func add<Dependency: Sendable>(dependency: @autoclosure @escaping @Sendable () -> Dependency) {
        providers[ObjectIdentifier(Dependency.self)] = dependency
    }

    func value<Dependency>(_: Dependency.Type) -> Dependency { providers[ObjectIdentifier(Dependency.self)]!() as! Dependency }
}

@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
    public init() {}
    public var wrappedValue: Value { AppDependencyManager.shared.value(Value.self) }
}

public typealias Dependency = AppDependency

// SPDX-License-Identifier: Apache-2.0

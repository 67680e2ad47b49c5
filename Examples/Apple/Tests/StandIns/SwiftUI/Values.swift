/// The form of `State`: until Xcode 26 a property wrapper, whose initial value is evaluated whenever a view is described, and later a
/// macro, which evaluates it when the view appears. The host of a view chooses it.
public enum StateForm: Sendable, CaseIterable {
    case propertyWrapper, macro

    @TaskLocal static var current = propertyWrapper
}

/// A property of a view that its host connects with its storage before it evaluates the body.
protocol ConnectedProperty {
    /// Takes over the storage of the same property in the last description of the view, and returns the storage it now has.
    func connect(_ storage: AnyObject?, _ environment: EnvironmentValues, onChange: @escaping @MainActor () -> Void) -> AnyObject?
}

@propertyWrapper public struct State<Value>: ConnectedProperty {
    private final class Storage {
        private let initialValue: () -> Value
        var onChange: (@MainActor () -> Void)?
        lazy var value: Value = initialValue() {
            didSet { if let onChange { MainActor.assumeIsolated { onChange() } } }
        }

        init(_ initialValue: @escaping () -> Value) { self.initialValue = initialValue }
    }
    private final class Connection {
        var storage: Storage
        init(_ storage: Storage) { self.storage = storage }
    }

    private let connection: Connection

    public init(wrappedValue value: @autoclosure @escaping () -> Value) {
        connection = Connection(Storage(value))
        if StateForm.current == .propertyWrapper { _ = connection.storage.value }
    }
    public init(initialValue value: Value) { connection = Connection(Storage { value }) }

    public var wrappedValue: Value {
        get { connection.storage.value }
        nonmutating set { connection.storage.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let storage = connection.storage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }

    func connect(_ storage: AnyObject?, _ environment: EnvironmentValues, onChange: @escaping @MainActor () -> Void) -> AnyObject? {
        if let storage = storage as? Storage { connection.storage = storage }
        connection.storage.onChange = onChange
        return connection.storage
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

public struct EnvironmentValues {
    public internal(set) var scenePhase = ScenePhase.active
    var objects: [ObjectIdentifier: AnyObject] = [:]
}

@propertyWrapper public struct Environment<Value>: ConnectedProperty {
    private final class Connection {
        var values = EnvironmentValues()
    }

    private let connection = Connection()
    private let read: (EnvironmentValues) -> Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0.objects[ObjectIdentifier(objectType)] as? Value }
    }

    public var wrappedValue: Value {
        guard let value = read(connection.values) else { fatalError("no view above has added \(Value.self) to the environment") }
        return value
    }

    func connect(_ storage: AnyObject?, _ environment: EnvironmentValues, onChange: @escaping @MainActor () -> Void) -> AnyObject? {
        connection.values = environment
        return nil
    }
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

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
        Binding<Subject> {
            wrappedValue[keyPath: keyPath]
        } set: {
            wrappedValue[keyPath: keyPath] = $0
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

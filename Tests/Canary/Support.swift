// What the canary uses of another file.
public import Dovetail

public struct Clock: Sendable { public init() {} }
public protocol Store: Sendable {}
public struct Disk: Store { public init(clock: Clock) {} }

/// A generic module.
public enum Caching<Value: Sendable, Kind: Tag>: Module where Kind.Element == Value {
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(Cache<Value>.self).sharedInScope().to(factory: Cache<Value>.init)
        binder.bind(Box<Value>.self).to { (value: TaggedProvider<Kind>) in Box(value.get()) }
    }
}
public struct Cache<Value: Sendable>: Sendable { public init(clock: Clock) {} }
public struct Box<Value: Sendable>: Sendable { public init(_ value: Value) {} }

/// An extension of the binder, which hands its location on.
extension Binder {
    public func bindClock(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        bind(Clock.self, file: file, filePath: filePath, line: line, column: column).to(factory: Clock.init)
    }
    public func bindOne<T: Makeable>(_ type: T.Type) { bind(T.self).to { T.make() } }
    public func contribute<T: Sendable>(_ value: T) { bind(T.self).intoCollection().to(value: value) }
}
public protocol Makeable: Sendable { static func make() -> Self }

/// A default configuration in an extension of a protocol.
public protocol FeatureModule: Module, SendableMetatype where Scope == Unscoped {
    associatedtype Screen: Sendable
    static func screen() -> Screen
}
extension FeatureModule {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Screen.self).to { Self.screen() }
    }
}

// SPDX-License-Identifier: Apache-2.0

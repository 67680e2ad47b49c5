// The interface for Objective-C. It has not been compiled or tested; the code that it calls has.

#if canImport(ObjectiveC)
public import Foundation

/// Looks up objects by their class and the name of their tag, from Objective-C.
///
/// Values that bridge to a class are found by that class: a binding of `String` is found through `NSString`.
@objc public final class LegacyObjectGraph: NSObject, LegacyObjectGraphProtocol, Sendable {
    let lookup: LegacyLookup

    init(_ lookup: LegacyLookup) { self.lookup = lookup }

    /// Returns the object that is bound for `cls`.
    @objc(objectForClass:)
    public func objectForClass(cls: AnyClass) -> AnyObject { lookup.provider(of: cls)() }

    /// Returns the object that is bound for `cls` under the tag called `name`.
    @objc(objectForClass:withName:)
    public func objectForClass(cls: AnyClass, withName name: String?) -> AnyObject { lookup.provider(of: cls, tagged: name)() }

    /// Returns a function that returns the object bound for `cls` on each call.
    @objc(providerForClass:)
    public func providerForClass(cls: AnyClass) -> () -> AnyObject { lookup.provider(of: cls) }

    /// Returns a function that returns the object bound for `cls` under the tag called `name` on each call.
    @objc(providerForClass:withName:)
    public func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject { lookup.provider(of: cls, tagged: name) }

    /// Calls the property injectors of the object's class and of the classes that it inherits from.
    @objc(injectPropertiesIntoObject:)
    public func injectPropertiesIntoObject(object: AnyObject) { lookup.inject(into: object) }
}

enum LegacyBridge {
    /// The class of the object that a value of `type` bridges to.
    static func classOfObject(_ type: Any.Type) -> AnyClass? {
        func open<T: _ObjectiveCBridgeable>(_: T.Type) -> AnyClass { T._ObjectiveCType.self as AnyClass }
        return (type as? any _ObjectiveCBridgeable.Type).map { open($0) }
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

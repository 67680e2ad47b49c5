// The surface for Objective-C. It has not been compiled or tested: what it calls has.

#if canImport(ObjectiveC)
public import Foundation

/// Looks things up by their class and by the name of their tag, from Objective-C.
///
/// Values that bridge to a class are found by it: what is bound for `String` by asking for `NSString`.
@objc public final class LegacyObjectGraph: NSObject, LegacyObjectGraphProtocol, Sendable {
    let lookup: LegacyLookup

    init(_ lookup: LegacyLookup) { self.lookup = lookup }

    /// The object that is bound for `cls`.
    @objc(objectForClass:)
    public func objectForClass(cls: AnyClass) -> AnyObject { lookup.provider(of: cls)() }

    /// The object that is bound for `cls` under the tag called `name`.
    @objc(objectForClass:withName:)
    public func objectForClass(cls: AnyClass, withName name: String?) -> AnyObject { lookup.provider(of: cls, tagged: name)() }

    /// What gives the object that is bound for `cls`, whenever it is called.
    @objc(providerForClass:)
    public func providerForClass(cls: AnyClass) -> () -> AnyObject { lookup.provider(of: cls) }

    /// The same under the tag called `name`.
    @objc(providerForClass:withName:)
    public func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject { lookup.provider(of: cls, tagged: name) }

    /// Calls the property injectors of the object's class and of the classes that it inherits from.
    @objc(injectPropertiesIntoObject:)
    public func injectPropertiesIntoObject(object: AnyObject) { lookup.inject(into: object) }
}

enum LegacyBridge {
    /// The class of the object that a value of `type` becomes.
    static func classOfObject(_ type: Any.Type) -> AnyClass? {
        func open<T: _ObjectiveCBridgeable>(_: T.Type) -> AnyClass { T._ObjectiveCType.self as AnyClass }
        return (type as? any _ObjectiveCBridgeable.Type).map { open($0) }
    }
}
#endif

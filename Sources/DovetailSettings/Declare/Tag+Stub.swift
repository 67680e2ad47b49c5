// Stands in until the core's own `Tag` is there.
public protocol Tag: SendableMetatype { associatedtype Element }

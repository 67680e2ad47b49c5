// Written by `Scripts/generate cleanse`. Do not edit.

public import Dovetail

extension BindingBuilder where Scope: SendableMetatype {
    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(factory: @escaping @isolated(any) () -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) () -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0>(factory: @escaping @isolated(any) (consuming P0) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1>(factory: @escaping @isolated(any) (consuming P0, consuming P1) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element).self))
    }
}

// Written by `Scripts/generate cleanse`. Do not edit.

public import Dovetail

extension InjectorBuilder where Element: SendableMetatype {
    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) () -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) () -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18) -> Ignored).self))
    }

    /// Calls a method, which does not need to be Sendable.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        injector: @escaping @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        injector: @escaping @isolated(any) (Element) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element) -> Void).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Ignored).self))
    }

    /// Calls a function, which does not need to be Sendable. Its first parameter is the object.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        injector: @escaping @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(unsafeBitCast(injector, to: (@Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Ignored).self))
    }
}

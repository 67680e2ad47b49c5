// Written by `Scripts/generate cleanse`. Do not edit.

public import Dovetail

extension SeededFactoryBuilder where F.Seed: SendableMetatype {
    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0>(
        factory: @escaping @isolated(any) (consuming P0, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming Assisted<F.Seed>) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its first parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        factory: @escaping @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming Assisted<F.Seed>, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element).self))
    }

    /// Calls `factory`, which does not need to be Sendable, for each product.
    ///
    /// The seed is its last parameter, whose type can be inferred.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming Assisted<F.Seed>) -> Element
    ) -> BindingReceipt<Factory<F>> {
        builder.core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming Assisted<F.Seed>) -> Element).self))
    }
}

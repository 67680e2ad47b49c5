// Written by `Scripts/generate cleanse`. Do not edit.

public import Dovetail

extension BindingBuilder {
    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        core(factory)
    }
}

extension ReceiptBinder {
    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        core(factory, file, file, UInt(clamping: line), 1)
    }
}

extension FactoryBuilder {
    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }

    /// Calls `factory`, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Factory<F>> {
        core(factory)
    }
}

extension InjectorBuilder {
    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) () -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a method, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }

    /// Calls a function, with the location of the caller in the form of Cleanse.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        file: StaticString, line: Int, function: StaticString = #function,
        @_inheritActorContext injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        core(injector)
    }
}

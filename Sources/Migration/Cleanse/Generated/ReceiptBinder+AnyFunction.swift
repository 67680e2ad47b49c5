// Written by `Scripts/generate cleanse`. Do not edit.

public import Dovetail

extension ReceiptBinder where Element: SendableMetatype {
    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) () -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element).self), file, filePath, line, column)
    }

    /// Calls `factory`, which does not need to be Sendable, for each instance.
    @available(swift, obsoleted: 6)
    @preconcurrency @discardableResult @_alwaysEmitIntoClient
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        core(unsafeBitCast(factory, to: (@Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element).self), file, filePath, line, column)
    }
}

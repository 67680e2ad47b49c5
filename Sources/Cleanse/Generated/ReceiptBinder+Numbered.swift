// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

public import Dovetail

extension ReceiptBinder {
    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to0(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to1<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to2<P0, P1>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to3<P0, P1, P2>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to4<P0, P1, P2, P3>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to5<P0, P1, P2, P3, P4>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to6<P0, P1, P2, P3, P4, P5>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to7<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to8<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to9<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to10<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to11<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to12<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to13<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to14<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to15<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to16<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to17<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to18<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to19<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    /// The old spelling of `to(factory:)`, with the number of parameters.
    @available(*, deprecated, renamed: "to(factory:)")
    @preconcurrency @discardableResult
    public func to20<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }
}

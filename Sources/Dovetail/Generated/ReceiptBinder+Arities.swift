// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

extension ReceiptBinder {
    /// Calls `factory` for each instance. It has no parameters.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its parameter is resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 2 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 3 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 4 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 5 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 6 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 7 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 8 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 9 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 10 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 11 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 12 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 13 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 14 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 15 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 16 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 17 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 18 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 19 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. Its 20 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. It has no parameters.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable () -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its parameter is resolved from the graph.
    /// The location of the binding is that of this call.
    ///
    /// ```swift
    /// bind.to(App.init)
    /// ```
    ///
    /// The isolation of such a factory does not have to be inspected at run time, so an initializer can be inlined at the call site.
    /// The compiler rejects actor-isolated functions; use `to(factory:)` for these. Trailing closures use `to(factory:)` too.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 2 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 3 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 4 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 5 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 6 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 7 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 8 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 9 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 10 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 11 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 12 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 13 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 14 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 15 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 16 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 17 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 18 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 19 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }

    /// Calls `factory`, which is nonisolated, for each instance. Its 20 parameters are resolved from the graph.
    /// The location of the binding is that of this call.
    @preconcurrency @_disfavoredOverload @discardableResult @_alwaysEmitIntoClient @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory)
    }
}

// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

extension ReceiptBinder {
    /// Calls `factory` for each instance. It asks for nothing. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its parameter asks for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 2 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 3 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 4 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 5 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 6 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 7 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 8 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 9 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 10 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 11 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 12 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 13 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 14 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 15 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 16 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 17 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 18 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 19 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. It gets what its 20 parameters ask for. The place is where this line stands.
    @preconcurrency @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @_inheritActorContext factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It asks for nothing. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable () -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its parameter asks for. The place is where this line stands.
    ///
    /// ```swift
    /// bind.to(App.init)
    /// ```
    ///
    /// Nothing has to be asked of such a factory, and an initializer is put where it is called. The compiler refuses what belongs
    /// to an actor; that is for `to(factory:)`, as is every closure that stands behind the parentheses.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 2 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 3 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 4 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 5 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 6 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 7 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 8 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 9 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 10 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 11 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 12 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 13 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 14 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 15 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 16 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 17 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 18 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 19 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }

    /// Calls `factory`, which belongs to no actor, for each instance. It gets what its 20 parameters ask for. The place is where this line stands.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable @inline(__always)
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory)
    }
}

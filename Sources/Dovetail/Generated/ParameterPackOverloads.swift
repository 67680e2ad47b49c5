// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

// For factories with more parameters than the other overloads support. A function with a parameter pack cannot be cast, so
// these overloads do not accept isolated functions, which the compiler rejects.

extension BindingBuilder {
    /// Calls `factory` for each instance. For more parameters than the other overloads support; slower than these.
    @preconcurrency @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(factory: @escaping @Sendable (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Element) -> BindingReceipt<Element> {
        draft.finish(pack: { sheet in
            sheet.ask(P0.self)
            sheet.ask(P1.self)
            sheet.ask(P2.self)
            sheet.ask(P3.self)
            sheet.ask(P4.self)
            sheet.ask(P5.self)
            sheet.ask(P6.self)
            sheet.ask(P7.self)
            sheet.ask(P8.self)
            sheet.ask(P9.self)
            sheet.ask(P10.self)
            sheet.ask(P11.self)
            sheet.ask(P12.self)
            sheet.ask(P13.self)
            sheet.ask(P14.self)
            sheet.ask(P15.self)
            sheet.ask(P16.self)
            sheet.ask(P17.self)
            sheet.ask(P18.self)
            sheet.ask(P19.self)
            sheet.ask(P20.self)
            repeat sheet.ask((each P).self)
        }) { env, edges, _, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(arguments.next(P0.self), arguments.next(P1.self), arguments.next(P2.self), arguments.next(P3.self), arguments.next(P4.self), arguments.next(P5.self), arguments.next(P6.self), arguments.next(P7.self), arguments.next(P8.self), arguments.next(P9.self), arguments.next(P10.self), arguments.next(P11.self), arguments.next(P12.self), arguments.next(P13.self), arguments.next(P14.self), arguments.next(P15.self), arguments.next(P16.self), arguments.next(P17.self), arguments.next(P18.self), arguments.next(P19.self), arguments.next(P20.self), repeat arguments.next((each P).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each instance. For more parameters than the other overloads support; as slow as `to(factory:)`.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(_ factory: @escaping @Sendable (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Element) -> BindingReceipt<Element> { to(factory: factory) }
}

extension ReceiptBinder {
    /// Calls `factory` for each instance. For more parameters than the other overloads support; slower than these.
    @preconcurrency @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @Sendable (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, EnclosingScope>(draft).to(factory: factory)
    }

    /// Calls `factory` for each instance. For more parameters than the other overloads support; as slow as `to(factory:)`.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        _ factory: @escaping @Sendable (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Element
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }
}

extension FactoryBuilder {
    /// Calls `factory` for each product. For more parameters than the other overloads support; slower than these.
    @preconcurrency @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(factory: @escaping @Sendable (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(pack: { sheet in
            sheet.ask(P0.self)
            sheet.ask(P1.self)
            sheet.ask(P2.self)
            sheet.ask(P3.self)
            sheet.ask(P4.self)
            sheet.ask(P5.self)
            sheet.ask(P6.self)
            sheet.ask(P7.self)
            sheet.ask(P8.self)
            sheet.ask(P9.self)
            sheet.ask(P10.self)
            sheet.ask(P11.self)
            sheet.ask(P12.self)
            sheet.ask(P13.self)
            sheet.ask(P14.self)
            sheet.ask(P15.self)
            sheet.ask(P16.self)
            sheet.ask(P17.self)
            sheet.ask(P18.self)
            sheet.ask(P19.self)
            sheet.ask(P20.self)
            repeat sheet.ask((each P).self)
        }, .assisted(F.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(arguments.next(seed, P0.self), arguments.next(seed, P1.self), arguments.next(seed, P2.self), arguments.next(seed, P3.self), arguments.next(seed, P4.self), arguments.next(seed, P5.self), arguments.next(seed, P6.self), arguments.next(seed, P7.self), arguments.next(seed, P8.self), arguments.next(seed, P9.self), arguments.next(seed, P10.self), arguments.next(seed, P11.self), arguments.next(seed, P12.self), arguments.next(seed, P13.self), arguments.next(seed, P14.self), arguments.next(seed, P15.self), arguments.next(seed, P16.self), arguments.next(seed, P17.self), arguments.next(seed, P18.self), arguments.next(seed, P19.self), arguments.next(seed, P20.self), repeat arguments.next(seed, (each P).self)), out)
        }
        return BindingReceipt()
    }

    /// Calls `factory` for each product. For more parameters than the other overloads support; as slow as `to(factory:)`.
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(_ factory: @escaping @Sendable (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Element) -> BindingReceipt<Factory<F>> { to(factory: factory) }
}

extension InjectorBuilder {
    /// Calls a method. For more parameters than the other overloads support; slower than these.
    @preconcurrency @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(
        injector: @escaping @Sendable (Element) -> (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.finish(pack: { sheet in
            sheet.ask(P0.self)
            sheet.ask(P1.self)
            sheet.ask(P2.self)
            sheet.ask(P3.self)
            sheet.ask(P4.self)
            sheet.ask(P5.self)
            sheet.ask(P6.self)
            sheet.ask(P7.self)
            sheet.ask(P8.self)
            sheet.ask(P9.self)
            sheet.ask(P10.self)
            sheet.ask(P11.self)
            sheet.ask(P12.self)
            sheet.ask(P13.self)
            sheet.ask(P14.self)
            sheet.ask(P15.self)
            sheet.ask(P16.self)
            sheet.ask(P17.self)
            sheet.ask(P18.self)
            sheet.ask(P19.self)
            sheet.ask(P20.self)
            repeat sheet.ask((each P).self)
        }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee)(arguments.next(P0.self), arguments.next(P1.self), arguments.next(P2.self), arguments.next(P3.self), arguments.next(P4.self), arguments.next(P5.self), arguments.next(P6.self), arguments.next(P7.self), arguments.next(P8.self), arguments.next(P9.self), arguments.next(P10.self), arguments.next(P11.self), arguments.next(P12.self), arguments.next(P13.self), arguments.next(P14.self), arguments.next(P15.self), arguments.next(P16.self), arguments.next(P17.self), arguments.next(P18.self), arguments.next(P19.self), arguments.next(P20.self), repeat arguments.next((each P).self))
            return 0
        }
        return BindingReceipt()
    }

    /// Calls a function whose first parameter is the object. For more parameters than the other overloads support; slower than these.
    @preconcurrency @discardableResult @inlinable
    public func to<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, each P>(
        injector: @escaping @Sendable (Element, P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, P20, repeat each P) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.finish(pack: { sheet in
            sheet.ask(P0.self)
            sheet.ask(P1.self)
            sheet.ask(P2.self)
            sheet.ask(P3.self)
            sheet.ask(P4.self)
            sheet.ask(P5.self)
            sheet.ask(P6.self)
            sheet.ask(P7.self)
            sheet.ask(P8.self)
            sheet.ask(P9.self)
            sheet.ask(P10.self)
            sheet.ask(P11.self)
            sheet.ask(P12.self)
            sheet.ask(P13.self)
            sheet.ask(P14.self)
            sheet.ask(P15.self)
            sheet.ask(P16.self)
            sheet.ask(P17.self)
            sheet.ask(P18.self)
            sheet.ask(P19.self)
            sheet.ask(P20.self)
            repeat sheet.ask((each P).self)
        }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee, arguments.next(P0.self), arguments.next(P1.self), arguments.next(P2.self), arguments.next(P3.self), arguments.next(P4.self), arguments.next(P5.self), arguments.next(P6.self), arguments.next(P7.self), arguments.next(P8.self), arguments.next(P9.self), arguments.next(P10.self), arguments.next(P11.self), arguments.next(P12.self), arguments.next(P13.self), arguments.next(P14.self), arguments.next(P15.self), arguments.next(P16.self), arguments.next(P17.self), arguments.next(P18.self), arguments.next(P19.self), arguments.next(P20.self), repeat arguments.next((each P).self))
            return 0
        }
        return BindingReceipt()
    }
}

// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

// For factories of more parameters than the other overloads take. A function with a pack of parameters cannot be cast, so
// that these take no isolated ones: the compiler says so.

extension BindingBuilder {
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<each P>(factory: @escaping @Sendable (repeat each P) -> Element) -> BindingReceipt<Element> {
        draft.finish(pack: { sheet in repeat sheet.ask((each P).self) }) { env, edges, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(repeat arguments.next((each P).self)), out)
        }
        return BindingReceipt()
    }
}

extension ReceiptBinder {
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<each P>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        factory: @escaping @Sendable (repeat each P) -> Element
    ) -> BindingReceipt<Element> {
        draft.place(file, filePath, line, column)
        return BindingBuilder<Element, Element, Enclosing>(draft).to(factory: factory)
    }
}

extension FactoryBuilder {
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<each P>(factory: @escaping @Sendable (repeat each P) -> Element) -> BindingReceipt<Factory<F>> {
        draft.finish(pack: { sheet in repeat sheet.ask((each P).self) }, .assisted(F.self)) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            return deliver(factory(repeat arguments.next(seed, (each P).self)), out)
        }
        return BindingReceipt()
    }
}

extension InjectorBuilder {
    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<each P>(
        injector: @escaping @Sendable (Element) -> (repeat each P) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.finish(pack: { sheet in repeat sheet.ask((each P).self) }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee)(repeat arguments.next((each P).self))
            return 0
        }
        return BindingReceipt()
    }

    @preconcurrency @_disfavoredOverload @discardableResult @inlinable
    public func to<each P>(
        injector: @escaping @Sendable (Element, repeat each P) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        draft.finish(pack: { sheet in repeat sheet.ask((each P).self) }, .injector(Element.self)) { env, edges, object, _ in
            var arguments = Arguments(env, edges)
            injector(object.assumingMemoryBound(to: Element.self).pointee, repeat arguments.next((each P).self))
            return 0
        }
        return BindingReceipt()
    }
}

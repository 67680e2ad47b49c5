/// The ``AssistedFactory`` of a product whose factory has the arguments as its first parameters.
///
/// `from` binds such a factory. It is requested as ``Factory`` of `From`:
///
/// ```swift
/// binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)  // init(note: Note, store: Store)
/// // elsewhere: init(editors: Factory<From<Note, Editor>>) … editors.build(note)
/// // or, without Dovetail: init(editors: @escaping @Sendable (Note) -> Editor) … editors(note)
/// ```
///
/// The seed of a factory with several arguments is their tuple: `Factory<From<(Note, Mode), Editor>>`.
public struct From<Seed, Element>: AssistedFactory {}

extension Factory {
    /// Creates a new product from two arguments.
    @inlinable
    public func build<Argument1, Argument2>(_ first: Argument1, _ second: Argument2) -> F.Element where F.Seed == (Argument1, Argument2) {
        build((first, second))
    }

    /// Creates a new product from three arguments.
    @inlinable
    public func build<Argument1, Argument2, Argument3>(
        _ first: Argument1, _ second: Argument2, _ third: Argument3
    ) -> F.Element where F.Seed == (Argument1, Argument2, Argument3) {
        build((first, second, third))
    }

    /// Creates a new product from four arguments.
    @inlinable
    public func build<Argument1, Argument2, Argument3, Argument4>(
        _ first: Argument1, _ second: Argument2, _ third: Argument3, _ fourth: Argument4
    ) -> F.Element where F.Seed == (Argument1, Argument2, Argument3, Argument4) {
        build((first, second, third, fourth))
    }
}

extension FactoryBuilder where F == EmptySeed<Element> {
    /// Names the type of the argument that the caller passes, which is the first parameter of the factory.
    ///
    /// ```swift
    /// binder.bindFactory(Editor.self).from(Note.self).to { note, store in Editor(note: note, store: store) }
    /// ```
    ///
    /// For an argument at another position, or for several factories of one product and one argument, name the factory with ``with(_:)``.
    @inlinable @inline(__always)
    public func from<Argument>(_ argument: Argument.Type) -> ArgumentFactoryBuilder<Element, Argument> {
        draft.setKey(Factory<From<Argument, Element>>.self)
        return ArgumentFactoryBuilder(draft)
    }

    /// Names the types of the arguments, which are the first parameters of the factory.
    @inlinable @inline(__always)
    public func from<Argument1, Argument2>(
        _ first: Argument1.Type, _ second: Argument2.Type
    ) -> ArgumentFactoryBuilder2<Element, Argument1, Argument2> {
        draft.setKey(Factory<From<(Argument1, Argument2), Element>>.self)
        return ArgumentFactoryBuilder2(draft)
    }

    /// Names the types of the arguments, which are the first parameters of the factory.
    @inlinable @inline(__always)
    public func from<Argument1, Argument2, Argument3>(
        _ first: Argument1.Type, _ second: Argument2.Type, _ third: Argument3.Type
    ) -> ArgumentFactoryBuilder3<Element, Argument1, Argument2, Argument3> {
        draft.setKey(Factory<From<(Argument1, Argument2, Argument3), Element>>.self)
        return ArgumentFactoryBuilder3(draft)
    }

    /// Names the types of the arguments, which are the first parameters of the factory.
    @inlinable @inline(__always)
    public func from<Argument1, Argument2, Argument3, Argument4>(
        _ first: Argument1.Type, _ second: Argument2.Type, _ third: Argument3.Type, _ fourth: Argument4.Type
    ) -> ArgumentFactoryBuilder4<Element, Argument1, Argument2, Argument3, Argument4> {
        draft.setKey(Factory<From<(Argument1, Argument2, Argument3, Argument4), Element>>.self)
        return ArgumentFactoryBuilder4(draft)
    }
}

// A type for each number of arguments. Variadic generic types require newer systems than the library does.

/// An assisted factory under construction whose first parameter is the argument.
@frozen
public struct ArgumentFactoryBuilder<Element, Argument> {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }
}

/// An assisted factory under construction whose first two parameters are the arguments.
@frozen
public struct ArgumentFactoryBuilder2<Element, Argument1, Argument2> {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }
}

/// An assisted factory under construction whose first three parameters are the arguments.
@frozen
public struct ArgumentFactoryBuilder3<Element, Argument1, Argument2, Argument3> {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }
}

/// An assisted factory under construction whose first four parameters are the arguments.
@frozen
public struct ArgumentFactoryBuilder4<Element, Argument1, Argument2, Argument3, Argument4> {
    @usableFromInline let draft: BindingDraft

    @inlinable @inline(__always)
    init(_ draft: BindingDraft) { self.draft = draft }
}

// The overloads of `to` for factories with parameters: see ``BindingBuilderOverloads``.

@usableFromInline
protocol ArgumentFactoryBuilderOverloads<Element, Argument> {
    associatedtype Element
    associatedtype Argument
    var draft: BindingDraft { get }
}

@usableFromInline
protocol ArgumentFactoryBuilder2Overloads<Element, Argument1, Argument2> {
    associatedtype Element
    associatedtype Argument1
    associatedtype Argument2
    var draft: BindingDraft { get }
}

@usableFromInline
protocol ArgumentFactoryBuilder3Overloads<Element, Argument1, Argument2, Argument3> {
    associatedtype Element
    associatedtype Argument1
    associatedtype Argument2
    associatedtype Argument3
    var draft: BindingDraft { get }
}

@usableFromInline
protocol ArgumentFactoryBuilder4Overloads<Element, Argument1, Argument2, Argument3, Argument4> {
    associatedtype Element
    associatedtype Argument1
    associatedtype Argument2
    associatedtype Argument3
    associatedtype Argument4
    var draft: BindingDraft { get }
}

extension ArgumentFactoryBuilder: ArgumentFactoryBuilderOverloads {}
extension ArgumentFactoryBuilder2: ArgumentFactoryBuilder2Overloads {}
extension ArgumentFactoryBuilder3: ArgumentFactoryBuilder3Overloads {}
extension ArgumentFactoryBuilder4: ArgumentFactoryBuilder4Overloads {}

// SPDX-License-Identifier: Apache-2.0

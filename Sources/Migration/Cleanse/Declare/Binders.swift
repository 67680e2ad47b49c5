public import Dovetail

extension Binder {
    /// Creates a copy of `binder`.
    public init<Other: BinderBase>(binder: Other) where Other.Scope == Scope { self = binder.binder }

    /// Starts a property injector whose type is inferred from its completion.
    public func bindPropertyInjectionOf<Element: AnyObject>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> InjectorBuilder<Element> {
        bindPropertyInjectionOf(Element.self, file: file, filePath: filePath, line: line, column: column)
    }
}

// SPDX-License-Identifier: Apache-2.0

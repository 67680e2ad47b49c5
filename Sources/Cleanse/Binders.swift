public import Dovetail

extension Binder {
    /// The binder that `binder` stands for.
    public init<Other: BinderBase>(binder: Other) where Other.Scope == Scope { self = binder.binder }

    /// Starts a property injector of the type that its end says.
    public func bindPropertyInjectionOf<Element: AnyObject>(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> InjectorBuilder<Element> {
        bindPropertyInjectionOf(Element.self, file: file, filePath: filePath, line: line, column: column)
    }
}

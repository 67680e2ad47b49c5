internal import DovetailGraph

/// The replacements for bindings of a graph: modules, and a closure that binds values at hand.
package struct Replacements {
    /// The replacing modules, the closure last.
    let modules: [ErasedModule]

    package init(_ modules: [any Module.Type], _ closure: ((Binder<Unscoped>) -> Void)? = nil) {
        self.modules = modules.map { ErasedModule($0) } + (closure.map { [ErasedModule(replacing: $0)] } ?? [])
    }

    /// Calls `body` with the replacements of modules and of a closure that does not outlive the call.
    package static func with<Result, Failure: Error>(
        _ modules: [any Module.Type], _ closure: (Binder<Unscoped>) -> Void, _ body: (Replacements) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withoutActuallyEscaping(closure) { closure throws(Failure) in try body(Replacements(modules, closure)) }
    }
}

/// The type that represents the closure that replaces bindings, because each module has a type.
enum ReplacingClosure {}

extension ErasedModule {
    /// Describes a closure as an unscoped module.
    fileprivate init(replacing closure: @escaping (Binder<Unscoped>) -> Void) {
        self.init(type: ReplacingClosure.self, name: TypeName("the replacing closure"), scope: nil) { closure(Binder($0)) }
    }
}

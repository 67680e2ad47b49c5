internal import DovetailGraph

/// The replacements for bindings of a graph: modules, and closures that bind values at hand, in layers.
///
/// A binding of an inner layer takes precedence over one of an outer layer with the same key. Two in one layer are an error.
package struct Replacements {
    /// What the bindings of one place replace, such as the traits of a suite.
    package enum Layer {
        case modules([any Module.Type])
        case closure((Binder<Unscoped>) -> Void)
    }

    /// The replacing modules, and the closures as modules, those of the outermost layer first.
    let modules: [ErasedModule]
    /// The layer of each module: the innermost one that contains it.
    private var layers: [ObjectIdentifier: Int] = [:]

    /// Whether a replacement that matches no binding binds its key in the root component.
    var bindUnmatched = false

    /// - Parameter layers: The layers, the outermost first.
    package init(layers: [Layer]) {
        var modules: [ErasedModule] = []
        var closure: Any.Type = ReplacingClosure<Void>.self
        for (number, layer) in layers.enumerated() {
            let first = modules.count
            switch layer {
            case .modules(let replacing): modules += replacing.map { ErasedModule($0) }
            case .closure(let body):
                modules.append(ErasedModule(replacing: body, as: closure))
                closure = Self.next(after: closure)
            }
            for module in modules[first...] { self.layers[ObjectIdentifier(module.type)] = number }
        }
        self.modules = modules
    }

    package init(_ modules: [any Module.Type]) { self.init(layers: modules.isEmpty ? [] : [.modules(modules)]) }

    /// The layer of a module that was passed to the initializer.
    func layer(of module: ErasedModule) -> Int { layers[ObjectIdentifier(module.type)] ?? 0 }

    /// Calls `body` with the replacements of modules and of a closure, the innermost layer, which does not outlive the call.
    package static func with<Result, Failure: Error>(
        _ modules: [any Module.Type], _ closure: (Binder<Unscoped>) -> Void, _ body: (Replacements) throws(Failure) -> Result
    ) throws(Failure) -> Result { try with(layers: [.modules(modules)], closure, body) }

    /// Calls `body` with the replacements of layers and of a closure, the innermost layer, which does not outlive the call.
    package static func with<Result, Failure: Error>(
        layers: [Layer], _ closure: (Binder<Unscoped>) -> Void, _ body: (Replacements) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withoutActuallyEscaping(closure) { closure throws(Failure) in try body(Replacements(layers: layers + [.closure(closure)])) }
    }

    private static func next(after type: Any.Type) -> Any.Type {
        func open<Outer>(_: Outer.Type) -> Any.Type { ReplacingClosure<Outer>.self }
        return _openExistential(type, do: open)
    }
}

/// The type that represents a closure that replaces bindings, because each module has a type. That of an inner layer is generic over the
/// one around it.
enum ReplacingClosure<Outer> {}

extension ErasedModule {
    /// Describes a closure as an unscoped module.
    fileprivate init(replacing closure: @escaping (Binder<Unscoped>) -> Void, as type: Any.Type) {
        self.init(type: type, name: TypeName("the replacing closure"), scope: nil) { closure(Binder($0)) }
    }
}

// SPDX-License-Identifier: Apache-2.0

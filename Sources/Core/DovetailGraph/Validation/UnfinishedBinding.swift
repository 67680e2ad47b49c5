extension ValidationContext {
    /// A binding that was started is completed by a `to` method.
    func unfinishedBindings() -> [Diagnostic] {
        graph.unfinished.filter { !$0.isLate }.map { unfinished in
            let end =
                switch unfinished.kind {
                case .assistedFactory: ".to(factory:), after .with(…) if there is a seed"
                case .propertyInjector: ".to(injector:)"
                default: ".to(factory:), .to(value:), .to(provider:) or .configured(with:)"
                }
            return Diagnostic(
                .unfinishedBinding, "the binding of \(name(key: unfinished.key)) is incomplete: it has no to(…)", at: unfinished.place,
                notes: [note("started", at: unfinished.place, in: unfinished.module)], help: ["complete it with \(end)"],
                types: types(unfinished.key))
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

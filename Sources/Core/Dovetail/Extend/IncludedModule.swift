package import DovetailGraph

extension Binder {
    /// Includes `module`, whose bindings `configure` declares. A closure can capture where the module was first included.
    ///
    /// As with every module, including it again has no effect.
    package func include<M: Module>(
        module: M.Type, at place: Graph.SourceLocation, configure: @escaping (Binder<Unscoped>) -> Void
    ) where M.Scope == Unscoped {
        recorder.include(ErasedModule(type: M.self, scope: nil) { configure(Binder<Unscoped>($0)) }, at: place)
    }
}

// SPDX-License-Identifier: Apache-2.0

public import Dovetail

/// An assisted factory under construction whose seed is the first or the last parameter.
///
/// It differs from `FactoryBuilder` because it treats all parameters of a factory alike, so that overload resolution selects, of several
/// initializers, the one with the seed. For a factory with its seed elsewhere, or without one, the other `with` is selected.
@frozen
public struct SeededFactoryBuilder<Element, F: AssistedFactory> where F.Element == Element {
    @usableFromInline let builder: FactoryBuilder<Element, F>

    @usableFromInline
    init(_ builder: FactoryBuilder<Element, F>) { self.builder = builder }
}

extension FactoryBuilder {
    /// Names the factory, which also determines the type of the seed.
    ///
    /// Every seed satisfies the constraint, which makes the compiler prefer this method to that of the core.
    public func with<G: AssistedFactory>(_ factory: G.Type) -> SeededFactoryBuilder<Element, G>
    where G.Element == Element, G.Seed: SendableMetatype {
        SeededFactoryBuilder(with(factory))
    }
}

// SPDX-License-Identifier: Apache-2.0

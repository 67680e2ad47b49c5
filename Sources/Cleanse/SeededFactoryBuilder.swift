public import Dovetail

/// An assisted factory under construction whose seed is the first or the last parameter.
///
/// Not a `FactoryBuilder`, because all parameters of its factories are alike: of several initializers, that with the seed is meant.
/// A factory with its seed elsewhere, or without one, is taken by the other `with`.
@frozen
public struct SeededFactoryBuilder<Element, F: AssistedFactory> where F.Element == Element {
    @usableFromInline let builder: FactoryBuilder<Element, F>

    @usableFromInline
    init(_ builder: FactoryBuilder<Element, F>) { self.builder = builder }
}

extension FactoryBuilder {
    /// Names the factory, and with it the type of the seed.
    ///
    /// Every seed fulfills the requirement, which lets the compiler prefer this method to the core's.
    public func with<G: AssistedFactory>(_ factory: G.Type) -> SeededFactoryBuilder<Element, G>
    where G.Element == Element, G.Seed: SendableMetatype {
        SeededFactoryBuilder(with(factory))
    }
}

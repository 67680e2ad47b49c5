internal import DovetailGraph

/// A binding as declared: how the instances of one key are created.
struct Recipe {
    let type: Any.Type
    /// The type that can be requested, which differs from `type` for contributions and factories.
    var key: Any.Type
    var tag: Any.Type?
    /// The location where the binding was started. All its parts share this location.
    var place: Graph.Place
    var kind = Graph.Binding.Kind.factory
    /// False for a root that is not complete.
    var hasPlace = true
    var isShared = false
    var isFinished = false
    var isEntryPoint = false
    /// Positions in the sheet's requests.
    var requests = 0..<0
    var code: Code?
    /// The factory that `code` calls, unless it has captured it.
    var factory: UntypedFactory?
    /// Properties that few recipes have, so that the others are small and cheap to copy. Immutable once the recipe is complete.
    private var extras: Extras?

    private final class Extras {
        @exclusivity(unchecked) var contribution: Contribution?
        @exclusivity(unchecked) var assemble: CollectionAssembler?
        @exclusivity(unchecked) var isolation: (any Actor)?
        @exclusivity(unchecked) var input: InputCode?
        @exclusivity(unchecked) var attachment: (any Sendable)?
    }

    /// Whether it has none of the properties in `extras`.
    var isOrdinary: Bool { extras == nil }

    var contribution: Contribution? {
        get { extras?.contribution }
        set { change(newValue == nil) { $0.contribution = newValue } }
    }

    /// For a contribution: the function that assembles its collection.
    var assemble: CollectionAssembler? {
        get { extras?.assemble }
        set { change(newValue == nil) { $0.assemble = newValue } }
    }

    var isolation: (any Actor)? {
        get { extras?.isolation }
        set { change(newValue == nil) { $0.isolation = newValue } }
    }

    /// For an assisted factory or a property injector: the code that runs when it is called.
    var input: InputCode? {
        get { extras?.input }
        set { change(newValue == nil) { $0.input = newValue } }
    }

    /// Data that a module above the core attached to the binding.
    var attachment: (any Sendable)? {
        get { extras?.attachment }
        set { change(newValue == nil) { $0.attachment = newValue } }
    }

    @inline(__always)
    private mutating func change(_ isNothing: Bool, _ body: (Extras) -> Void) {
        if isNothing, extras == nil { return }
        let extras = extras ?? Extras()
        self.extras = extras
        body(extras)
    }

    /// The type of the factory's result or of the value. For several elements at once it is a collection.
    var product: Any.Type {
        if isOrdinary { return type }
        if case .elements = contribution { return key } else { return type }
    }

    init(_ type: Any.Type, at place: consuming Graph.Place) {
        self.type = type
        self.place = place
        key = type
    }
}

/// What one binding adds to a collection.
@frozen @usableFromInline
enum Contribution {
    case element, elements
    /// An entry of a dictionary, with its key.
    case entry(AnyHashable)

    @inlinable
    var isMany: Bool { if case .elements = self { true } else { false } }
}

/// Returns the code that assembles a collection from its contributions; nil if the type is not a collection. The code is called with
/// the edges of the contributions.
///
/// The closure is created where the first contribution was bound, because the optimizer knows the concrete types there.
@usableFromInline
typealias CollectionAssembler = (_ contributions: [Contribution]) -> Code?

extension Recipe {
    /// Whether the code calls a user-supplied function. It does not if it returns a value, or a factory that is called later.
    var isWritten: Bool { !kind.isValue && input == nil }
}

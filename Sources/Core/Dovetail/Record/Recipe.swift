internal import DovetailGraph

/// A binding as declared: how the instances of one key are created.
struct Recipe {
    let type: Any.Type
    /// The type that can be requested, which differs from `type` for contributions and factories.
    var key: Any.Type
    var tag: Any.Type?
    /// The location where the binding was started. All its parts share this location.
    var place: Graph.SourceLocation
    var kind = Graph.Binding.Kind.factory
    /// False for a root that is not complete.
    var hasPlace = true
    var isShared = false
    var isFinished = false
    var isEntryPoint = false
    /// Whether another binding of its key overrides it.
    var isDefault = false
    /// Whether it is the root of a component that only requests it: another binding creates it.
    var isRequestedRoot = false
    /// Positions in the recorder's requests.
    var requests = 0..<0
    var code: Code?
    /// The factory that `code` calls, unless it has captured it.
    var factory: UntypedFactory?
    /// Properties that few recipes have, so that the others are small and cheap to copy. Immutable once the recipe is complete.
    private(set) var extras: Extras?

    final class Extras {
        @exclusivity(unchecked) var contribution: Contribution?
        /// For a contribution: the function that assembles its collection.
        @exclusivity(unchecked) var assemble: CollectionAssembler?
        @exclusivity(unchecked) var isolation: (any Actor)?
        /// For an assisted factory or a property injector: the code that runs when it is called.
        @exclusivity(unchecked) var input: InputCode?
        /// The tags whose values parameters of the factory receive.
        @exclusivity(unchecked) var usedTags: [UsedTag] = []
        /// The same tags once the recipe is complete.
        @exclusivity(unchecked) var requestTags: RequestTags?
        /// Data that a module above the core attached to the binding.
        @exclusivity(unchecked) var attachment: (any Sendable)?
    }

    /// The extras, for setting one of them.
    var settableExtras: Extras {
        mutating get {
            let extras = extras ?? Extras()
            self.extras = extras
            return extras
        }
    }

    /// Releases what the functions have captured.
    mutating func forgetFunctions() {
        code = nil
        factory = nil
        extras = nil
    }

    /// The type of the factory's result or of the value. For several elements at once it is a collection.
    var product: Any.Type { extras?.contribution?.isMany == true ? key : type }

    init(_ type: Any.Type, at place: consuming Graph.SourceLocation) {
        self.type = type
        self.place = place
        key = type
    }
}

/// A tag, and the type of its values.
struct UsedTag {
    let tag: Any.Type
    let element: Any.Type
}

/// The tags that the parameters of a factory have. It is a class because few recipes have one, and all are asked for it.
final class RequestTags {
    /// By the positions of the requests in the recorder.
    let byRequest: [Int: UsedTag]
    /// Those without a parameter.
    let unmatched: [UsedTag]

    init(byRequest: [Int: UsedTag], unmatched: [UsedTag]) {
        self.byRequest = byRequest
        self.unmatched = unmatched
    }
}

/// The part that one binding adds to a collection.
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
    var isContribution: Bool { extras?.contribution != nil }

    /// Whether the code calls a user-supplied function. It does not if it returns a value, or a factory that is called later.
    var callsUserCode: Bool { !kind.isValue && extras?.input == nil }
}

// SPDX-License-Identifier: Apache-2.0

/// The origin of declarations: the metatypes of a running program, the sources of one, or a text.
///
/// A source numbers the types of modules and components, which are its declarers. It reads each declarer once, no matter how often it is
/// included or installed, and stores the bindings itself: the collector only deals in ranges of them.
package protocol DeclarationSource: AnyObject {
    /// The number of bindings that have been placed.
    var bindingCount: Int { get }

    func name(of declarer: Int) -> TypeName

    /// Whether the component is built with a seed.
    func hasSeed(_ component: Int) -> Bool

    /// Places the value that a component is built with, as the next binding.
    func placeSeed(of component: CollectedComponent, at position: CollectedPosition)

    /// Places the binding of an `install`, as the next one.
    func placeFactory(of child: CollectedComponent, at position: CollectedPosition)

    /// Places the next bindings of a declarer, up to its next declaration of another kind, which it returns; nil at the end.
    ///
    /// Where the root of a component is placed, it sets ``CollectedComponent/root``.
    func next(in reader: DeclarationReader, of component: CollectedComponent) -> DeclaredPart?

    /// Whether others add to the root component.
    var hasAdditions: Bool { get }

    /// The installations and keys that others add to the root component, each with its module.
    func additions() -> [(module: Int, part: DeclaredPart)]
}

extension DeclarationSource {
    package var hasAdditions: Bool { false }
    package func additions() -> [(module: Int, part: DeclaredPart)] { [] }
}

/// A declaration that is not a binding.
package struct DeclaredPart {
    package enum Kind {
        /// Includes the module with a number.
        case include(Int)
        /// Installs the component with a number.
        case install(Int)
        /// Declares a key, which the source finds by a number of its own.
        case declare(Int)
    }

    package let kind: Kind
    package let place: Graph.SourceLocation

    package init(_ kind: Kind, at place: Graph.SourceLocation) {
        self.kind = kind
        self.place = place
    }
}

/// The component and the module in which something is declared: positions in the graph.
package struct CollectedPosition {
    package let component: Int
    package let module: Int

    package init(component: Int, module: Int) {
        self.component = component
        self.module = module
    }
}

/// The progress of reading a declarer, which is continued once what it includes has been read.
// A class, as is `CollectedComponent`: all arrays of objects have the same metadata, which a cold start would have to instantiate for any
// other type of array.
package final class DeclarationReader {
    package let declarer: Int
    package let position: CollectedPosition
    /// The numbers of bindings and of other declarations that have been read.
    @exclusivity(unchecked) package var progress = (bindings: 0, others: 0)

    package init(_ declarer: Int, at position: CollectedPosition) {
        self.declarer = declarer
        self.position = position
    }
}

// SPDX-License-Identifier: Apache-2.0

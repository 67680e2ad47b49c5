package import DovetailGraph

/// A root component that the sources declare.
package struct SourceRoot: Hashable, Sendable {
    /// The qualified name, such as `BakeryKit.Bakery`.
    package var name: String
    /// Where it is declared.
    package var place: Graph.SourceLocation
    let type: SourceType
    /// Whether the component's own factory can be requested inside it: if Cleanse's `ComponentFactory.of` builds it, and it is assumed to do
    /// so if the file that declares the component imports Cleanse.
    var bindsItsFactory: Bool
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph

extension GrowthTests {
    /// Components, and what they bind, declare and contribute to.
    static let components = [
        grown("deep nests with a scope each", size: 800) { $0.nest($1) { "Scope\($0)" } },
        grown("deep nests of one scope", finds: .repeatedScope, size: 800) { $0.nest($1) { _ in "Scope" } },
        grown("deep nests that ask for what the root binds", size: 800) { grown, count in
            grown.nest(count)
            grown.bind("Clock", in: 0)
            for component in 0..<count { grown.bind("Screen\(component)", needs: ["Clock", "Screen\(component)'"], in: component) }
            for component in 0..<count { grown.bind("Screen\(component)'", in: component) }
        },
        grown("deep nests with entries of one dictionary", size: 800) { grown, count in
            grown.nest(count)
            for component in 0..<count { grown.bind("[Int: Page]", in: component, as: .entry(component)) }
        },
        grown("deep nests with equal entries", finds: .duplicateDictionaryKey, size: 800) { grown, count in
            grown.nest(count)
            for component in 0..<count { grown.bind("[Int: Page]", in: component, as: .entry(component / 2)) }
        },
        grown("deep nests that install the root", finds: .componentCycle, size: 800) { grown, count in
            grown.nest(count)
            for component in 0..<count { grown.install("C0", nil, in: component) }
        },
        grown("collections that are bound as a whole, declared and contributed to", finds: .collectionConflict, size: 500) { grown, count in
            for number in 0..<count {
                grown.bind("[T\(number)]", in: 0)
                grown.bind("[T\(number)]", in: 0, as: .element)
                grown.declare("[T\(number)]")
            }
        },
        grown("children that contribute to what the root binds as a whole", finds: .shadowedBinding, size: 500) { grown, count in
            grown.bind("[T]", in: 0)
            for _ in 0..<count { grown.bind("[T]", in: grown.open(in: 0), as: .element) }
        },
        grown("elements that are created together, and who asks for a provider of each", finds: .collectionConflict, size: 500) {
            grown, count in
            for number in 0..<count {
                grown.bind("[T]", in: 0, as: .elements)
                grown.bind("Host\(number)", needs: ["[Provider<T>]"], in: 0)
            }
        },
        grown("deep nests with elements that are created together", finds: .collectionConflict, size: 500) { grown, count in
            grown.nest(count)
            for component in 0..<count {
                grown.bind("[T]", in: component, as: .elements)
                grown.bind("Host\(component)", needs: ["[Provider<T>]"], in: component)
            }
        },
    ]

    private static func grown(
        _ name: String, finds error: DiagnosticID? = nil, size: Int, _ draw: @escaping @Sendable (inout Grown, Int) -> Void
    ) -> Row {
        Row(name: name, size: size, errors: error.map { [$0] } ?? []) { size in
            Grown.graph { draw(&$0, size) }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

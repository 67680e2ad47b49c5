import DovetailGraph

/// The functions that were read, and the declaring calls that were reached in them.
struct Coverage {
    private var reached: Set<ObjectIdentifier> = []
    /// The modules and components that were read.
    var modules: Set<String> = []
    private var bodies: [ObjectIdentifier: (body: SyntaxNode, file: SourceFile)] = [:]

    mutating func enter(_ body: SyntaxNode, of file: SourceFile) { bodies[ObjectIdentifier(body)] = (body, file) }
    mutating func reach(_ call: SyntaxNode) { reached.insert(ObjectIdentifier(call)) }

    /// Counts everything in a branch as reached, because its condition is known not to hold.
    mutating func exclude(_ branch: SyntaxNode) {
        if branch.kind == "call_expr" { reach(branch) }
        for (_, child) in branch.children { exclude(child) }
    }

    mutating func add(_ other: Coverage) {
        reached.formUnion(other.reached)
        modules.formUnion(other.modules)
        bodies.merge(other.bodies) { one, _ in one }
    }

    /// The calls of Dovetail's methods, in functions that were read, that were never reached.
    func missed(in declarations: Declarations) -> Set<BlindSpot> {
        var spots: Set<BlindSpot> = []
        for (body, file) in bodies.values { search(body, file, declarations, &spots) }
        return spots
    }

    private func search(_ node: SyntaxNode, _ file: SourceFile, _ declarations: Declarations, _ spots: inout Set<BlindSpot>) {
        // A function that was never called.
        if node.kind == "closure_expr" || node.kind == "func_decl", let body = node["body"], bodies[ObjectIdentifier(body)] == nil {
            return
        }
        if node.kind == "call_expr", !reached.contains(ObjectIdentifier(node)), let method = node["fn"]?.unwrapped,
            let usr = method["fn"]?.unwrapped.referencedUSR, declarations.functions[usr] == nil,
            LibraryNames.Declarer(declaring: usr) != nil
        {
            spots.insert(BlindSpot("this declaration was not reached with any of the answers", at: file.place(of: method.end ?? 0)))
        }
        for (_, child) in node.children { search(child, file, declarations, &spots) }
    }
}

// SPDX-License-Identifier: Apache-2.0

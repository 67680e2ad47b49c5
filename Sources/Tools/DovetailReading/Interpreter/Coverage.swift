import DovetailGraph

/// The functions that were read, and the declaring calls and uses of binders that were reached in them.
struct Coverage {
    private var reached: Set<ObjectIdentifier> = []
    private var performed: Set<ObjectIdentifier> = []
    /// The modules and components that were read.
    var modules: Set<String> = []
    private var bodies: [ObjectIdentifier: (body: SyntaxNode, file: SourceFile)] = [:]

    /// Whether code is read that is not a part of what declares.
    var isPaused = false

    /// How many functions were entered, each as often as it was called.
    private(set) var calls = 0

    mutating func enter(_ body: SyntaxNode, of file: SourceFile) {
        if isPaused { return }
        calls += 1
        bodies[ObjectIdentifier(body)] = (body, file)
    }
    mutating func perform(_ statement: SyntaxNode) { if !isPaused { performed.insert(ObjectIdentifier(statement)) } }
    mutating func reach(_ call: SyntaxNode) { if !isPaused { reached.insert(ObjectIdentifier(call)) } }

    /// Counts everything in a branch as reached, because its condition is known not to hold.
    mutating func exclude(_ branch: SyntaxNode) {
        if isPaused { return }
        if branch.kind == "call_expr" || branch.isUse { reach(branch) }
        for (_, child) in branch.children { exclude(child) }
    }

    mutating func add(_ other: Coverage) {
        reached.formUnion(other.reached)
        performed.formUnion(other.performed)
        modules.formUnion(other.modules)
        calls += other.calls
        bodies.merge(other.bodies) { one, _ in one }
    }

    /// What was not reached in functions that were read: calls of Dovetail's methods, and in statements that were performed, uses of binders.
    func missed(in declarations: Declarations) -> Set<BlindSpot> {
        var search = Search(coverage: self, declarations: declarations)
        for (body, file) in bodies.values { search.visit(body, file, isPerformed: true) }
        return search.spots
    }

    private struct Search {
        let coverage: Coverage
        let declarations: Declarations
        var spots: Set<BlindSpot> = []

        mutating func visit(_ node: SyntaxNode, _ file: SourceFile, isPerformed: Bool) {
            // A function that was never called.
            if node.kind == "closure_expr" || node.kind == "func_decl", let body = node["body"],
                coverage.bodies[ObjectIdentifier(body)] == nil
            {
                return
            }
            let isReached = coverage.reached.contains(ObjectIdentifier(node))
            if node.kind == "call_expr", !isReached, let method = node["fn"]?.unwrapped, let usr = method["fn"]?.unwrapped.referencedUSR,
                declarations.functions[usr] == nil, LibraryNames.Declarer(declaring: usr) != nil
            {
                spots.insert(BlindSpot("this declaration was not reached with any of the answers", at: file.place(of: method.end ?? 0)))
            }
            if isPerformed, node.isUse, !isReached, let type = node.type, declarations.isDeclarer(type) {
                spots.insert(BlindSpot("this use of a binder was not reached", at: file.place(of: node.start ?? 0)))
            }
            for (name, child) in node.children where node.kind != "assign_expr" || name != "dest" {
                let isStatement = node.kind == "brace_stmt" || child.kind == "brace_stmt"
                let isType = ["struct_decl", "class_decl", "enum_decl"].contains(child.kind)
                let performs = isStatement ? coverage.performed.contains(ObjectIdentifier(child)) : isPerformed
                visit(child, file, isPerformed: performs && !isType)
            }
        }
    }
}

extension SyntaxNode {
    /// Whether this is a use of a variable or a property.
    fileprivate var isUse: Bool { kind == "declref_expr" || kind == "member_ref_expr" }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph
import DovetailJSON

/// The part of an old graph that the page shows beside the new one: everything that was removed, and the state of everything that differs.
///
/// Removed nodes, components and modules are numbered after those of the new graph.
struct PageComparison {
    /// The state of what is in both graphs or in one of them.
    enum State: Int {
        case added = 1
        case removed = 2
        case changed = 3
    }

    let old: DrawableGraph
    /// The removed ones, as positions in the old graph.
    private(set) var removedNodes: [Int] = []
    private(set) var removedComponents: [Int] = []
    private(set) var removedModules: [Int] = []
    /// The states of nodes, components and modules by their numbers on the page, in the order of the changes.
    private(set) var nodes: [(Int, State)] = []
    private(set) var components: [(Int, State)] = []
    private(set) var modules: [(Int, State)] = []
    /// The edges that were added, as positions in ``DrawableGraph/needs`` of the new graph.
    private(set) var addedEdges: Set<Int> = []
    /// The edges that were removed: from, to (both as numbers on the page), kind.
    private(set) var removedEdges: [(from: Int, to: Int, line: DrawableGraph.EdgeKind)] = []
    /// Each change with the number of its binding on the page, or −1.
    private(set) var changes: [(change: GraphDiff.Change, node: Int, other: Int)] = []

    private let new: DrawableGraph
    /// The numbers on the page of the nodes, components and modules of the old graph.
    private var nodeNumbers: [Int] = []
    private var componentNumbers: [Int] = []
    private var moduleNumbers: [Int] = []

    init(from old: DrawableGraph, to new: DrawableGraph) {
        self.old = old
        self.new = new
        let pair = GraphInventory.Pair(old, new)
        nodeNumbers = Array(repeating: -1, count: old.count)
        componentNumbers = Array(repeating: -1, count: old.graph.components.count)
        moduleNumbers = Array(repeating: -1, count: old.graph.modules.count)
        number(pair.matches(.component), \.componentNumbers, \.removedComponents, \.components, after: new.graph.components.count)
        number(pair.matches(.module), \.moduleNumbers, \.removedModules, \.modules, after: new.graph.modules.count)
        let bindings = pair.matches(.binding)
        number(bindings, \.nodeNumbers, \.removedNodes, \.nodes, after: new.count)
        matchOtherNodes(pair)
        for subject in GraphDiff.Subject.allCases {
            for match in subject == .binding ? bindings : pair.matches(subject) { add(subject, match, pair) }
        }
        connectRemovedCollections()
    }

    func number(ofNode node: Int) -> Int { nodeNumbers[node] }
    func number(ofComponent component: Int?) -> Int { component.map { componentNumbers[$0] } ?? -1 }
    func number(ofModule module: Int?) -> Int { module.map { moduleNumbers[$0] } ?? -1 }

    private mutating func number(
        _ matches: [GraphInventory.Match], _ numbers: WritableKeyPath<Self, [Int]>, _ removed: WritableKeyPath<Self, [Int]>,
        _ states: WritableKeyPath<Self, [(Int, State)]>, after count: Int
    ) {
        for match in matches {
            switch (match.old, match.new) {
            case (let one?, let other?):
                self[keyPath: numbers][one.position] = other.position
                if !zip(one.properties, other.properties).allSatisfy({ $0.isEqual(to: $1) }) {
                    self[keyPath: states].append((other.position, .changed))
                }
            case (let one?, nil):
                let number = count + self[keyPath: removed].count
                self[keyPath: numbers][one.position] = number
                self[keyPath: removed].append(one.position)
                self[keyPath: states].append((number, .removed))
            case (nil, let other?): self[keyPath: states].append((other.position, .added))
            case (nil, nil): break
            }
        }
    }

    /// Collections and missing keys are not bindings: they are matched by their identities alone.
    private mutating func matchOtherNodes(_ pair: GraphInventory.Pair) {
        var unmatched: [GraphInventory.Identity: Int] = [:]
        for node in new.bindingCount..<new.count { unmatched[pair.new.identity(of: node)] = node }
        for node in old.bindingCount..<old.count {
            if let other = unmatched.removeValue(forKey: pair.old.identity(of: node)) {
                nodeNumbers[node] = other
            } else {
                nodeNumbers[node] = new.count + removedNodes.count
                removedNodes.append(node)
                nodes.append((nodeNumbers[node], .removed))
            }
        }
        for node in unmatched.values.sorted() { nodes.append((node, .added)) }
    }

    private mutating func add(_ subject: GraphDiff.Subject, _ match: GraphInventory.Match, _ pair: GraphInventory.Pair) {
        guard let change = pair.change(subject, match) else { return }
        var (node, other) = (-1, -1)
        if subject == .binding || subject == .edge {
            node = match.new?.position ?? match.old.map { nodeNumbers[$0.position] } ?? -1
        }
        if let edge = match.new?.edge {
            addedEdges.insert(edge)
            other = Int(new.needs.targets[edge])
        } else if let edge = match.old?.edge {
            other = nodeNumbers[Int(old.needs.targets[edge])]
            removedEdges.append((node, other, old.edgeKinds[edge]))
        }
        changes.append((change, node, other))
    }

    /// Contributions and their collections are no edges in a difference: the removed ones are connected as they were.
    private mutating func connectRemovedCollections() {
        for node in old.bindingCount..<old.count {
            for edge in old.needs.range(node) {
                let (from, to) = (nodeNumbers[node], nodeNumbers[Int(old.needs.targets[edge])])
                if from >= new.count || to >= new.count { removedEdges.append((from, to, old.edgeKinds[edge])) }
            }
        }
    }

    /// Writes the states and the changes; `addedLines` are positions among the lines of the page.
    func write(
        addedLines: [Int], removedLines: Range<Int>, place: (Graph.SourceLocation, inout JSONWriter) -> Void, _ page: inout JSONWriter
    ) {
        page.name("difference")
        page.object { difference in
            let lists: [(StaticString, [(Int, State)])] = [("points", nodes), ("components", components), ("modules", modules)]
            for (name, states) in lists {
                difference.member(
                    name,
                    array: { list in
                        for (number, state) in states {
                            list.number(number)
                            list.number(state.rawValue)
                        }
                    })
            }
            difference.member("addedLines", array: { for line in addedLines { $0.number(line) } })
            difference.member("removedLines", array: { for line in removedLines { $0.number(line) } })
            difference.member(
                "changes",
                array: { list in
                    for (change, node, other) in changes {
                        list.line()
                        list.object { write(change, node, other, place, &$0) }
                    }
                })
        }
    }

    private func write(
        _ change: GraphDiff.Change, _ node: Int, _ other: Int, _ place: (Graph.SourceLocation, inout JSONWriter) -> Void,
        _ object: inout JSONWriter
    ) {
        object.member("subject", change.subject.rawValue)
        object.member("kind", change.kind.rawValue)
        object.member("name", change.name.escaped())
        object.member("component", array: { for name in change.component { $0.string(name.escaped()) } })
        object.member("point", node)
        object.member("other", other)
        object.member(
            "differences",
            array: { list in
                for difference in change.differences {
                    list.array {
                        $0.string(difference.property)
                        $0.string(difference.old.escaped())
                        $0.string(difference.new.escaped())
                    }
                }
            })
        if let location = change.place {
            object.name("place")
            object.array { place(location, &$0) }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

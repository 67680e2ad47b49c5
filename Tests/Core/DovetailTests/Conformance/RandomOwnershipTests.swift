import Dovetail
import TestTools
import Testing

/// Graphs at random, used as far as they lead and dropped: what outlives its graph must have been warned of.
@Suite(.watched(patience: 300)) struct RandomOwnershipTests {
    @Test func `instances that outlive their graph were reported as warnings`() {
        var (count, used, left) = (0, 0, 0)
        forRandomGraphs(300) { seed in
            count += 1
            var random = SeededGenerator(seed: seed)
            let plan = Plan(&random)
            let census = Census()
            let write: Writing = { plan.write($0, census) }
            let found = findings(Cell<Zero>.self, write)
            guard found.errors.isEmpty else { return }
            used += 1
            #expect(throws: Never.self, "RANDOM_SEED=\(seed): \(plan)") { use(try ask(Cell<Zero>.self, write)) }
            let survivors = census.survivors.compactMap { $0 as? Held }
            guard !survivors.isEmpty else { return }
            left += 1
            // The instances that retain each other were reported; the test releases them.
            for held in survivors { held.parts = [] }
            #expect(found.ids.contains("retain-cycle"), "RANDOM_SEED=\(seed): \(plan)")
        }
        if count > 1 { #expect(used > count / 3 && left > count / 50, "\(used) and \(left) of \(count)") }
    }

    /// Requests all values that can be reached from `root`, some of which have no end.
    private func use(_ root: Held) {
        var found = [root]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        var next = 0
        while next < found.count, found.count < 60 {
            for part in found[next].parts {
                for other in part() where seen.insert(ObjectIdentifier(other)).inserted { found.append(other) }
            }
            next += 1
        }
    }
}

/// Retains its dependencies.
private class Held: @unchecked Sendable {
    /// Closures, each of which retains one dependency and returns the values that it provides.
    var parts: [() -> [Held]]
    init(_ parts: [() -> [Held]]) { self.parts = parts }
}

private final class Cell<Number>: Held, @unchecked Sendable {}

private enum Zero {}
private enum One {}
private enum Two {}
private enum Three {}

/// A form in which one cell requests another.
private protocol RequestForm: SendableMetatype {
    associatedtype Value
    static func use(_ value: Value) -> [Held]
}

private struct Nothing: RequestForm {
    static func use(_ value: Nothing) -> [Held] { [] }
}

private enum Now<C: Held>: RequestForm { static func use(_ value: C) -> [Held] { [value] } }
private enum Later<C: Held>: RequestForm { static func use(_ value: Lazy<C>) -> [Held] { [value.get()] } }
private enum Perhaps<C: Held>: RequestForm { static func use(_ value: Lazy<C>?) -> [Held] { value.map { [$0.get()] } ?? [] } }
private enum LaterAgain<C: Held>: RequestForm { static func use(_ value: Lazy<Provider<C>>) -> [Held] { [value.get().get()] } }
private enum Again<C: Held>: RequestForm { static func use(_ value: Provider<C>) -> [Held] { [value.get()] } }
private enum Called<C: Held>: RequestForm {
    typealias Value = () -> C
    static func use(_ value: () -> C) -> [Held] { [value()] }
}
private enum Weak<C: Held>: RequestForm { static func use(_ value: WeakProvider<C>) -> [Held] { value.get().map { [$0] } ?? [] } }
private enum AllNow: RequestForm { static func use(_ value: [Held]) -> [Held] { value } }
private enum AllLater: RequestForm { static func use(_ value: Lazy<[Held]>) -> [Held] { value.get() } }
private enum AllAgain: RequestForm { static func use(_ value: [Provider<Held>]) -> [Held] { value.map { $0.get() } } }

private struct Plan: CustomStringConvertible {
    struct Line {
        let cell: any AnyCell.Type
        let forms: [any RequestForm.Type]
        let isShared: Bool
        let isListed: Bool
    }

    let lines: [Line]

    init(_ random: inout SeededGenerator) {
        let cells: [any AnyCell.Type] = [Cell<Zero>.self, Cell<One>.self, Cell<Two>.self, Cell<Three>.self]
        lines = cells.map { cell in
            let forms = (0..<2).map { _ in
                cells[Int.random(in: 0..<cells.count, using: &random)].form(Int.random(in: 0..<14, using: &random))
            }
            return Line(
                cell: cell, forms: forms, isShared: Bool.random(using: &random), isListed: Int.random(in: 0..<3, using: &random) == 0)
        }
    }

    func write(_ binder: Binder<Singleton>, _ census: Census) {
        binder.bind(Nothing.self).to(factory: Nothing.init)
        binder.declareCollection(of: Held.self)
        for line in lines { line.cell.bind(line, binder, census) }
    }

    var description: String {
        lines.map { "\($0.isShared ? "shared " : "")\($0.isListed ? "listed " : "")\($0.cell)\($0.forms)" }.joined(separator: "; ")
    }
}

private protocol AnyCell: SendableMetatype {
    static func form(_ number: Int) -> any RequestForm.Type
    static func bind(_ line: Plan.Line, _ binder: Binder<Singleton>, _ census: Census)
}

extension Cell: AnyCell {
    static func form(_ number: Int) -> any RequestForm.Type {
        switch number {
        case 0, 1, 2: Now<Cell>.self
        case 3, 4: Later<Cell>.self
        case 5: Perhaps<Cell>.self
        case 6: LaterAgain<Cell>.self
        case 7: Again<Cell>.self
        case 8: Called<Cell>.self
        case 9: Weak<Cell>.self
        case 10: AllNow.self
        case 11: AllLater.self
        case 12: AllAgain.self
        default: Nothing.self
        }
    }

    static func bind(_ line: Plan.Line, _ binder: Binder<Singleton>, _ census: Census) {
        func open<A: RequestForm, B: RequestForm>(_: A.Type, _: B.Type) {
            let builder = line.isShared ? binder.bind(Cell.self).sharedInScope() : binder.bind(Cell.self)
            builder.to { (a: A.Value, b: B.Value) in
                let cell = Cell([{ A.use(a) }, { B.use(b) }])
                census.count(cell)
                return cell
            }
        }
        open(line.forms[0], line.forms[1])
        guard line.isListed else { return }
        let listed: BindingBuilder<Held, [Held], Singleton> = binder.bind(Held.self).intoCollection()
        listed.to { (cell: Cell) -> Held in cell }
    }
}

// SPDX-License-Identifier: Apache-2.0

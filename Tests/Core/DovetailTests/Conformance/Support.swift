import Dovetail
import Foundation
import TestTools

/// `Testing` has a `Tag` of its own.
typealias Tag = Dovetail.Tag

/// The root of a component that a test examines: its only dependency.
struct Asked<What> {
    let value: What
}

extension Asked: Sendable where What: Sendable {}

/// A component with a single request.
protocol Asking: RootComponent where Root == Asked<What> {
    associatedtype What
}

extension Asking {
    static func configure(binder: Binder<Scope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Asked<What>>) -> BindingReceipt<Asked<What>> {
        bind.to(factory: Asked.init(value:))
    }
}

/// A root component that is written where it is used: see ``ask(_:validate:replacing:plugins:file:line:_:)``.
enum Asker<What>: Asking {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) { Pen.current?.write(binder) }
}

typealias Writing = @Sendable (Binder<Singleton>) -> Void

/// Not the bare function as the task's value: for its type in the shape that the optimizer gives it, the runtime finds no
/// metadata in release (6.3.1).
private struct Pen: Sendable {
    let write: Writing

    @TaskLocal static var current: Pen?
}

/// A factory of a component with the bindings of `write`, which requests `what`.
func factory<What>(
    _ what: What.Type = What.self, validate: Bool = true, replacing: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
    file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ write: @escaping Writing
) throws(GraphError) -> ComponentFactory<Asker<What>> {
    let result = Pen.$current.withValue(Pen(write: write)) {
        Result { () throws(GraphError) in
            try ComponentFactory.of(
                Asker<What>.self, validate: validate, replacing: replacing, plugins: plugins, file: file, filePath: filePath, line: line,
                column: column)
        }
    }
    return try result.get()
}

/// The value that a component with the bindings of `write` provides for `what`.
func ask<What>(
    _ what: What.Type = What.self, validate: Bool = true, replacing: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
    file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ write: @escaping Writing
) throws(GraphError) -> What {
    try factory(
        what, validate: validate, replacing: replacing, plugins: plugins, file: file, filePath: filePath, line: line, column: column, write
    ).build().value
}

/// Everything that is found in such a component, warnings as well.
func findings<What>(
    _ what: What.Type, replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ write: @escaping Writing
) -> [Diagnostic] {
    Pen.$current.withValue(Pen(write: write)) {
        Asker<What>.graph(replacing: replacing, file: file, filePath: filePath, line: line, column: column).validate()
    }
}

extension RootComponent {
    /// Everything that is found in the component, warnings as well.
    static func findings(
        replacing: [any Module.Type] = [], file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> [Diagnostic] {
        graph(replacing: replacing, file: file, filePath: filePath, line: line, column: column).validate()
    }
}

extension [Diagnostic] {
    /// `missing-binding +2` for each: its id, and its line counted from `line`. A place in another file is written out.
    func brief(from line: UInt, file: StaticString = #fileID) -> [String] {
        map { finding in
            guard let place = finding.place else { return "\(finding.id)" }
            let lines = place.line - Int(line)
            return place.file == "\(file)" ? "\(finding.id) \(lines < 0 ? "" : "+")\(lines)" : "\(finding.id) \(place)"
        }
    }

    var errors: [Diagnostic] { filter { $0.severity == .error } }
    var ids: [String] { map(\.id.rawValue) }
}

extension Diagnostic {
    /// The kind of the finding and the types at fault. The words of messages are in the golden files of DovetailGraphTests.
    var subject: String { ([id.rawValue] + types.map { $0.replacing("Conformance.", with: "") }).joined(separator: " ") }

    /// The lines of its notes, counted from `line`.
    func noteLines(from line: UInt) -> [Int] { notes.compactMap { $0.place.map { $0.line - Int(line) } } }
}

// MARK: Threads

/// Runs `body` on `count` threads that start at one moment, and gives their results in order.
///
/// Nothing that `body` holds is held by a thread afterwards.
func together<Result: Sendable>(_ count: Int, stack: Int = 1 << 20, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    let job = Job(count, body)
    for number in 0..<count {
        job.done.enter()
        let thread = Thread {
            job.ready.signal()
            job.go.wait()
            job.run(number)
            job.done.leave()
        }
        thread.stackSize = stack
        thread.start()
    }
    for _ in 0..<count { job.ready.wait() }
    for _ in 0..<count { job.go.signal() }
    job.done.wait()
    job.body.value = nil
    return job.results.change { results in
        defer { results = [] }
        return results.compactMap(\.self)
    }
}

/// Runs `body` on a thread whose stack is soon used up.
func onSmallStack(_ body: @escaping @Sendable () throws -> Void) {
    _ = together(1, stack: 512 << 10) { _ in try? body() }
}

private final class Job<Result: Sendable>: Sendable {
    let body: Shared<(@Sendable (Int) -> Result)?>
    let results: Shared<[Result?]>
    let ready = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let done = DispatchGroup()

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
        self.body = Shared(body)
        results = Shared(Array(repeating: nil, count: count))
    }

    func run(_ number: Int) {
        let result = body.value?(number)
        results.change { $0[number] = result }
    }
}

// SPDX-License-Identifier: Apache-2.0

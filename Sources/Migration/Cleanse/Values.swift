public import Dovetail

// The core evaluates the expression for each instance of a component, when it is first needed, and requires its value to be Sendable.
// Cleanse took a value, which was evaluated while `configure` ran, once for each instance of the component, and did not need to be
// Sendable. Importing this module restores that behavior: the value is created while `configure` runs, for its first use, and again for
// each further instance.
//
// The compiler prefers these methods to those of the core because they have one parameter less. There are two of each: for a Sendable
// value, the compiler would prefer the method of the core to a single method without the constraint.

extension BindingBuilder {
    /// Binds a value that is created immediately, and again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(value: @autoclosure @escaping () -> Element) -> BindingReceipt<Element> { finished(evaluating: evaluated(value)) }

    /// Binds a value that is created immediately, and again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(value: @autoclosure @escaping () -> Element) -> BindingReceipt<Element> where Element: Sendable {
        finished(evaluating: evaluated(value))
    }
}

extension ReceiptBinder {
    /// Binds a value that is created immediately, and again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping () -> Element
    ) -> BindingReceipt<Element> {
        placed(file: file, filePath: filePath, line: line, column: column).finished(evaluating: evaluated(value))
    }

    /// Binds a value that is created immediately, and again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping () -> Element
    ) -> BindingReceipt<Element> where Element: Sendable {
        placed(file: file, filePath: filePath, line: line, column: column).finished(evaluating: evaluated(value))
    }
}

// A function that binds for its callers passes on where they are, in the form of Cleanse.

extension BindingBuilder {
    /// Binds a value, with the location of the caller in the form of Cleanse.
    @discardableResult
    public func to(
        value: @autoclosure @escaping () -> Element, file: StaticString, line: Int, function: StaticString = #function
    ) -> BindingReceipt<Element> {
        finished(evaluating: evaluated(value))
    }
}

extension ReceiptBinder {
    /// Binds a value, with the location of the caller in the form of Cleanse.
    @discardableResult
    public func to(
        value: @autoclosure @escaping () -> Element, file: StaticString, line: Int, function: StaticString = #function
    ) -> BindingReceipt<Element> {
        placed(file: file, filePath: file, line: UInt(clamping: line), column: 1).finished(evaluating: evaluated(value))
    }
}

/// Evaluates immediately, for the first call, and again in each further one.
private func evaluated<Element>(_ evaluate: @escaping () -> Element) -> @Sendable () -> Element {
    let values = Values(evaluate)
    return { values.next() }
}

private final class Values<Element>: @unchecked Sendable {  // `first` is protected by the monitor; the rest is unchecked.
    private let monitor = Monitor()
    private var first: Element?
    private let evaluate: () -> Element

    init(_ evaluate: @escaping () -> Element) {
        first = evaluate()
        self.evaluate = evaluate
    }

    func next() -> Element {
        let first = monitor.locked { self.first.take() }
        return first ?? evaluate()
    }
}

// SPDX-License-Identifier: Apache-2.0

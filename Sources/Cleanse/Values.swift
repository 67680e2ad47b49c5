public import Dovetail

// The core evaluates the expression for each instance of a component, when it is first needed, and asks that what it gives
// is Sendable. Cleanse took a value, made while `configure` ran, which it did for each instance of the component, and did not
// ask. So it is for those who import it: the value is made while `configure` runs, for the first who needs it, and again for
// each further instance.
//
// The compiler prefers these methods to those of the core, because they have a parameter less. There are two of each, because
// those of the core would be preferred for what is Sendable to one that does not ask.

extension BindingBuilder {
    /// Binds a value that is there already, and is made again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(value: @autoclosure @escaping () -> Element) -> BindingReceipt<Element> { finished(evaluating: evaluated(value)) }

    /// Binds a value that is there already, and is made again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(value: @autoclosure @escaping () -> Element) -> BindingReceipt<Element> where Element: Sendable {
        finished(evaluating: evaluated(value))
    }
}

extension ReceiptBinder {
    /// Binds a value that is there already, and is made again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping () -> Element
    ) -> BindingReceipt<Element> {
        finished(evaluating: evaluated(value), file: file, filePath: filePath, line: line, column: column)
    }

    /// Binds a value that is there already, and is made again for each further instance of the component.
    @_disfavoredOverload @discardableResult
    public func to(
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        value: @autoclosure @escaping () -> Element
    ) -> BindingReceipt<Element> where Element: Sendable {
        finished(evaluating: evaluated(value), file: file, filePath: filePath, line: line, column: column)
    }
}

/// Evaluates now, for the first call, and again in each further one.
private func evaluated<Element>(_ evaluate: @escaping () -> Element) -> @Sendable () -> Element {
    let values = Values(evaluate)
    return { values.next() }
}

private final class Values<Element>: @unchecked Sendable {  // `first` is used under the monitor; Cleanse asked nothing of the rest.
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

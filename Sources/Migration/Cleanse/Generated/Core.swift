// Written by `Scripts/generate cleanse`. Do not edit.

public import Dovetail

extension BindingBuilder {
    @_alwaysEmitIntoClient
    func core(
        _ factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Element> {
        to(factory: factory)
    }
}

extension ReceiptBinder {
    @_alwaysEmitIntoClient
    func core(
        _ factory: @escaping @Sendable @isolated(any) () -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element, _ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) -> BindingReceipt<Element> {
        to(file: file, filePath: filePath, line: line, column: column, factory: factory)
    }
}

extension FactoryBuilder {
    @_alwaysEmitIntoClient
    func core(
        _ factory: @escaping @Sendable @isolated(any) () -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19>(
        _ factory: @escaping @Sendable @isolated(any) (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element
    ) -> BindingReceipt<Factory<F>> {
        to(factory: factory)
    }
}

extension InjectorBuilder {
    @_alwaysEmitIntoClient
    func core<Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) () -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> @isolated(any) (P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core(
        _ injector: @escaping @Sendable @isolated(any) (Element) -> Void
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }

    @_alwaysEmitIntoClient
    func core<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Ignored>(
        _ injector: @escaping @Sendable @isolated(any) (Element, consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Ignored
    ) -> BindingReceipt<PropertyInjector<Element>> {
        to(injector: injector)
    }
}

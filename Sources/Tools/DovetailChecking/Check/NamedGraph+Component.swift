import Dovetail
internal import DovetailGraph
internal import GraphCommands

extension NamedGraph {
    // The location is that of the code that names the component, where it is built as far as the graph is concerned.
    init(
        _ component: any RootComponent.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        func open<Root: RootComponent>(_ component: Root.Type) -> NamedGraph {
            NamedGraph(name: TypeName(component).short) { component.graph(file: file, filePath: filePath, line: line, column: column) }
        }
        self = open(component)
    }

    init(
        _ module: any Module.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        func open<M: Module>(_ module: M.Type) -> NamedGraph {
            NamedGraph(name: TypeName(module).short) { module.graph(file: file, filePath: filePath, line: line, column: column) }
        }
        self = open(module)
    }
}

// SPDX-License-Identifier: Apache-2.0

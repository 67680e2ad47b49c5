#if canImport(SwiftUI)
@_exported public import DovetailLaunch
public import SwiftUI

/// Builds a component, and displays its root, or the diagnostics of its graph.
///
/// A preview is the graph of the application with some bindings replaced. If the graph is invalid, the preview displays the report
/// instead of crashing:
///
/// ```swift
/// #Preview {
///     Assembled(NotesComponent.self) { replacing in
///         replacing.bind((any Archive).self).to(value: FixedArchive())
///     } content: { desk in
///         NoteList(store: desk.store, editors: desk.editors)
///     }
/// }
/// ```
///
/// The component is built once, and its root is retained for as long as the view has its identity, however often a body is evaluated.
///
/// Each window of an application has views of its own. Build the component in the application, so that all windows display the same root:
///
/// ```swift
/// @main struct NotesApp: App {
///     private let desk = Result { try NotesComponent.build() }
///
///     var body: some Scene {
///         WindowGroup {
///             Assembled(desk) { desk in NoteList(store: desk.store, editors: desk.editors) }
///         }
///     }
/// }
/// ```
///
/// > Note: This is compiled and tested against a module that replaces SwiftUI. It is untested with the real SwiftUI.
public struct Assembled<Root, Content: View>: View {
    @State private var held = Held<Never?, Result<Root, any Error>>()
    private let build: @MainActor () throws -> Root
    private let content: @MainActor (Root) -> Content

    public var body: some View {
        switch held.object(make: { Result { try build() } }) {
        case .success(let root): content(root)
        case .failure(let error): ErrorReport(error)
        }
    }

    /// Creates a view of a root that several windows display, or of the error of building it.
    public init<Failure>(_ result: Result<Root, Failure>, @ViewBuilder content: @escaping @MainActor (Root) -> Content) {
        build = { try result.get() }
        self.content = content
    }

    /// Creates a view that builds a component with a seed, with bindings replaced by those of modules and by values at hand.
    ///
    /// * `component`: The component to build.
    /// * `seed`: The value that it is built with. It is evaluated once.
    /// * `replacing`: Modules whose bindings replace those with the same keys, as in `ComponentFactory.of`.
    /// * `replacements`: Replaces bindings by values at hand, as in `ComponentFactory.of`.
    /// * `content`: The view that displays the root.
    public init<C: RootComponent>(
        _ component: C.Type, seed: @autoclosure @escaping @MainActor () -> C.Seed, replacing: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        replacements: @escaping @MainActor (_ replacing: Binder<Unscoped>) -> Void,
        @ViewBuilder content: @escaping @MainActor (Root) -> Content
    ) where C.Root == Root, C.Seed: Sendable {
        build = {
            try C.build(seed(), replacing: replacing, file: file, filePath: filePath, line: line, column: column) { replacements($0) }
        }
        self.content = content
    }

    /// Creates a view that builds a component with a seed, with bindings replaced by those of modules.
    public init<C: RootComponent>(
        _ component: C.Type, seed: @autoclosure @escaping @MainActor () -> C.Seed, replacing: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: @escaping @MainActor (Root) -> Content
    ) where C.Root == Root, C.Seed: Sendable {
        self.init(
            component, seed: seed(), replacing: replacing, file: file, filePath: filePath, line: line, column: column,
            replacements: { _ in }, content: content)
    }

    /// Creates a view that builds a component, with bindings replaced by those of modules and by values at hand.
    public init<C: RootComponent>(
        _ component: C.Type, replacing: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        replacements: @escaping @MainActor (_ replacing: Binder<Unscoped>) -> Void,
        @ViewBuilder content: @escaping @MainActor (Root) -> Content
    ) where C.Root == Root, C.Seed == Void {
        self.init(
            component, seed: (), replacing: replacing, file: file, filePath: filePath, line: line, column: column,
            replacements: replacements, content: content)
    }

    /// Creates a view that builds a component, with bindings replaced by those of modules.
    public init<C: RootComponent>(
        _ component: C.Type, replacing: [any Module.Type] = [],
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: @escaping @MainActor (Root) -> Content
    ) where C.Root == Root, C.Seed == Void {
        self.init(
            component, seed: (), replacing: replacing, file: file, filePath: filePath, line: line, column: column,
            replacements: { _ in }, content: content)
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import SwiftUI

/// Creates an object once, and retains it for as long as the view has its identity.
///
/// SwiftUI evaluates the bodies of views often. A body that calls a factory creates an object each time, and an object that is passed to
/// the initial value of a state is created each time and then discarded. This view calls the factory once:
///
/// ```swift
/// struct NoteList: View {
///     let store: NoteStore
///     let editors: Factory<EditNote>
///
///     var body: some View {
///         List(store.notes) { note in NavigationLink(note.title, value: note) }
///             .navigationDestination(for: Note.self) { note in
///                 Owned(by: note.id) {
///                     editors.build(note)
///                 } content: { editor in
///                     NoteEditor(editor: editor)
///                 }
///             }
///     }
/// }
/// ```
///
/// The object is released with the view. If `id` changes, the object is released, another one is created, and the content is a new view,
/// with new state.
///
/// > Note: This is compiled and tested against a module that replaces SwiftUI. It is untested with the real SwiftUI.
public struct Owned<ID: Hashable, Object, Content: View>: View {
    @State private var held = Held<ID, Object>()
    private let id: ID
    private let make: @MainActor () -> Object
    private let content: @MainActor (Object) -> Content

    /// Creates a view that owns an object.
    ///
    /// * `id`: The value that the object is created for, such as the identifier of a model.
    /// * `make`: Creates the object. It is called once, and again each time `id` has changed.
    /// * `content`: The view that displays the object.
    public init(by id: ID, make: @escaping @MainActor () -> Object, @ViewBuilder content: @escaping @MainActor (Object) -> Content) {
        self.id = id
        self.make = make
        self.content = content
    }

    public var body: some View {
        content(held.object(for: id, make: make)).id(id)
    }
}

extension Owned where ID == Never? {
    /// Creates a view that owns the same object for as long as it has its identity.
    public init(make: @escaping @MainActor () -> Object, @ViewBuilder content: @escaping @MainActor (Object) -> Content) {
        self.init(by: nil, make: make, content: content)
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

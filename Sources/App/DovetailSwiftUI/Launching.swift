#if canImport(SwiftUI)
public import DovetailLaunch
public import SwiftUI

/// Launches an application, and displays its root when it is available.
///
/// ```swift
/// @main struct NotesApp: App {
///     private let launch = SharedLaunch(NotesComponent.self, settings: [.json("app.json")])
///
///     var body: some Scene {
///         WindowGroup {
///             Launching(launch) { titles in
///                 titles
///             } waiting: {
///                 ProgressView("Fetching…")
///             } failed: { error in
///                 Text(verbatim: "The notes cannot be fetched: \(error)")
///             }
///         }
///     }
/// }
/// ```
///
/// Without `waiting` and `failed`, it displays a progress view and an ``ErrorReport``. To try again after a failure, pass another launch.
/// It sends `foreground` when a window becomes active, and `background` when all windows have entered the background.
///
/// A view for one window, or for a component of each window, launches an application of its own, and stops it when SwiftUI releases
/// the state of the view:
///
/// ```swift
/// Window("Notes", id: "notes") {
///     Launching(NotesComponent.self, settings: [.json("app.json")]) { titles in titles }
/// }
/// ```
///
/// > Note: This is compiled and tested against a module that replaces SwiftUI. It is untested with the real SwiftUI.
public struct Launching<C: Component, Content: View, Waiting: View, Failed: View>: View {
    @State private var held = Held<ObjectIdentifier?, SharedLaunch<C>>()
    private var shared: ObjectIdentifier?
    private let make: @MainActor () -> SharedLaunch<C>
    private let content: @MainActor (C.Root) -> Content
    private let waiting: @MainActor () -> Waiting
    private let failed: @MainActor (any Error) -> Failed

    public var body: some View {
        let launch = held.object(for: shared, make: make)
        LaunchView(launch: launch, content: content, waiting: waiting, failed: failed).id(ObjectIdentifier(launch))
    }
}

/// Displays a launch.
private struct LaunchView<C: Component, Content: View, Waiting: View, Failed: View>: View {
    /// Represents the view in its launch, for as long as the view has its identity.
    private final class Token {}

    @Environment(\.scenePhase) private var scenePhase
    @State private var token = Token()
    @State private var shown: SharedLaunch<C>.Phase?
    let launch: SharedLaunch<C>
    let content: @MainActor (C.Root) -> Content
    let waiting: @MainActor () -> Waiting
    let failed: @MainActor (any Error) -> Failed

    var body: some View {
        Group {
            switch shown ?? launch.phase {
            case .waiting: waiting()
            case .running(let root): content(root)
            case .failed(let error): failed(error)
            }
        }
        // A group may start its tasks once for each view that it displays. Both can be started again.
        .task { [launch, shown = $shown] in
            launch.begin()
            await launch.observe { shown.wrappedValue = $0 }
        }
        .task(id: scenePhase) { [launch, token, scenePhase] in await launch.scene(of: token, is: scenePhase) }
    }
}

extension Launching {
    /// Creates a view of a launch that other windows display, too.
    ///
    /// * `launch`: The launch, which the application stores.
    /// * `content`: The view that displays the root.
    /// * `waiting`: The view that is displayed until the root is available.
    /// * `failed`: The view that displays the error: a `GraphError`, the failure of the launch, or that of a service.
    public init(
        _ launch: SharedLaunch<C>, @ViewBuilder content: @escaping @MainActor (C.Root) -> Content,
        @ViewBuilder waiting: @escaping @MainActor () -> Waiting = { ProgressView() },
        @ViewBuilder failed: @escaping @MainActor (any Error) -> Failed = { error in ErrorReport(error) }
    ) {
        shared = ObjectIdentifier(launch)
        make = { launch }
        self.content = content
        self.waiting = waiting
        self.failed = failed
    }

    /// Creates a view that launches an application with a seed. The arguments are evaluated once.
    ///
    /// * `component`: The root component of the application.
    /// * `seed`: The value that it is built with.
    /// * `settings`: The sources of the values of its settings.
    /// * `replacing`: Modules whose bindings replace those with the same keys, as in `ComponentFactory.of`.
    /// * `options`: The options for launching and stopping.
    /// * `content`: The view that displays the root.
    /// * `waiting`: The view that is displayed until the root is available.
    /// * `failed`: The view that displays the error: a `GraphError`, the failure of the launch, or that of a service.
    public init(
        _ component: C.Type, seed: @autoclosure @escaping @MainActor () -> sending C.Seed,
        settings: @autoclosure @escaping @MainActor () -> SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: @autoclosure @escaping @MainActor () -> LaunchOptions = LaunchOptions(), file: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: @escaping @MainActor (C.Root) -> Content,
        @ViewBuilder waiting: @escaping @MainActor () -> Waiting = { ProgressView() },
        @ViewBuilder failed: @escaping @MainActor (any Error) -> Failed = { error in ErrorReport(error) }
    ) {
        make = {
            SharedLaunch(
                component, seed: seed(), settings: settings(), replacing: replacing, options: options(), file: file,
                filePath: filePath, line: line, column: column)
        }
        self.content = content
        self.waiting = waiting
        self.failed = failed
    }
}

extension Launching where C.Seed == Void {
    /// Creates a view that launches an application. The arguments are evaluated once.
    public init(
        _ component: C.Type, settings: @autoclosure @escaping @MainActor () -> SettingLayers = SettingLayers(),
        replacing: [any Module.Type] = [], options: @autoclosure @escaping @MainActor () -> LaunchOptions = LaunchOptions(),
        file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: @escaping @MainActor (C.Root) -> Content,
        @ViewBuilder waiting: @escaping @MainActor () -> Waiting = { ProgressView() },
        @ViewBuilder failed: @escaping @MainActor (any Error) -> Failed = { error in ErrorReport(error) }
    ) {
        make = {
            SharedLaunch(
                component, settings: settings(), replacing: replacing, options: options(), file: file, filePath: filePath,
                line: line, column: column)
        }
        self.content = content
        self.waiting = waiting
        self.failed = failed
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

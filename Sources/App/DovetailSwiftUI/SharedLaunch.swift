#if canImport(SwiftUI)
public import DovetailLaunch
import SwiftUI

/// The launch of an application that several windows display.
///
/// Each window of a `WindowGroup` has views of its own. The application stores the launch, so that the first window starts it and all
/// windows display it:
///
/// ```swift
/// @main struct NotesApp: App {
///     private let launch = SharedLaunch(NotesComponent.self, settings: [.json("app.json")])
///
///     var body: some Scene {
///         WindowGroup {
///             Launching(launch) { titles in titles }
///         }
///     }
/// }
/// ```
///
/// Creating it validates the application and runs nothing. What it has launched is stopped when the last reference to it is released.
///
/// > Note: This is compiled and tested against a module that replaces SwiftUI. It is untested with the real SwiftUI.
@MainActor public final class SharedLaunch<C: Component> {
    enum Phase {
        case waiting
        case running(C.Root)
        case failed(any Error)
    }

    private let launcher: Launcher<C>?
    private var hasBegun = false
    private var windows: [Window] = []
    private var lastEvent: LaunchEvent?
    /// One for each view that displays the launch at present.
    private(set) var observers: [Int: AsyncStream<Void>.Continuation] = [:]
    private var observerNumber = 0
    private(set) var phase: Phase {
        didSet { for observer in observers.values { observer.yield() } }
    }

    /// Validates an application with a seed. If it is invalid, windows display the diagnostics.
    ///
    /// * `component`: The root component of the application.
    /// * `seed`: The value that it is built with.
    /// * `settings`: The sources of the values of its settings.
    /// * `replacing`: Modules whose bindings replace those with the same keys, as in `ComponentFactory.of`.
    /// * `options`: The options for launching and stopping.
    public init(
        _ component: C.Type, seed: sending C.Seed, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        do {
            launcher = try Launcher(
                component, seed: seed, settings: settings, replacing: replacing, options: options, file: file, filePath: filePath,
                line: line, column: column)
            phase = .waiting
        } catch {
            launcher = nil
            phase = .failed(error)
        }
    }

    deinit {
        guard let launcher, launcher.state != .new else { return }
        let launched: any Stoppable = launcher
        // Failures to stop are reported to the observers of the launcher.
        Task { try? await launched.stop() }
    }

    /// Stops the application, as `Launcher.stop()` does. Windows still display it.
    public func stop() async throws { try await launcher?.stop() }

    /// Sends an event to the application, as `Launcher.send(_:)` does.
    ///
    /// ``Launching`` sends `foreground` and `background`.
    public func send(_ event: LaunchEvent) async throws { try await launcher?.send(event) }
}

extension SharedLaunch where C.Seed == Void {
    /// Validates an application. If it is invalid, windows display the diagnostics.
    public convenience init(
        _ component: C.Type, settings: SettingLayers = SettingLayers(), replacing: [any Module.Type] = [],
        options: LaunchOptions = LaunchOptions(), file: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            component, seed: (), settings: settings, replacing: replacing, options: options, file: file, filePath: filePath, line: line,
            column: column)
    }
}

/// A launcher, without the type of its component.
private protocol Stoppable: Sendable {
    func stop() async throws
}

extension Launcher: Stoppable {}

// MARK: Windows

extension SharedLaunch {
    /// A window that displays the application, for as long as its view exists.
    private struct Window {
        weak var view: AnyObject?
        var phase: ScenePhase
    }

    /// Launches the application when the first window appears.
    func begin() {
        guard !hasBegun, let launcher else { return }
        hasBegun = true
        // Does not retain the launch, whose end stops the application.
        Task { [weak self] in
            do {
                do {
                    let root = try await launcher.launch()
                    self?.phase = .running(root)
                }
                // A service that fails ends the application.
                try await launcher.run(signals: [])
            } catch {
                self?.phase = .failed(error)
            }
        }
    }

    /// Shows the phase, and each one that follows, until the task of the view is cancelled.
    func observe(_ show: (Phase) -> Void) async {
        let (changes, observer) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        observerNumber += 1
        let number = observerNumber
        observers[number] = observer
        defer { observers[number] = nil }
        show(phase)
        for await _ in changes { show(phase) }
    }

    /// The application is in the foreground when one of its windows is active, and in the background when all are.
    func scene(of view: AnyObject, is phase: ScenePhase) async {
        windows.removeAll { $0.view == nil || $0.view === view }
        windows.append(Window(view: view, phase: phase))
        let event: LaunchEvent
        if phase == .active {
            event = .foreground
        } else if lastEvent != nil && windows.allSatisfy({ $0.phase == .background }) {
            event = .background
        } else {
            return
        }
        guard event != lastEvent else { return }
        lastEvent = event
        // Failures are reported to the observers of the launcher.
        try? await send(event)
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

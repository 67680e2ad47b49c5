@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@MainActor @resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that creates windows.
@MainActor protocol StandInScene {
    var window: any View { get }
}

public struct WindowGroup<Content: View>: Scene, StandInScene {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("nothing to show") }

    var window: any View { content }
}

public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

// SPDX-License-Identifier: Apache-2.0

/// The domain of the application. It does not depend on its wiring: it has no optionals and no partially initialized state.
public actor BananaStore {
    public nonisolated let path: String
    public private(set) var isOpen = true
    private var bananas = 3

    private init(_ path: String) { self.path = path }

    public struct NoSuchStore: Error { public let path: String }

    public static func open(at path: String) async throws -> BananaStore {
        if path.isEmpty { throw NoSuchStore(path: path) }
        return BananaStore(path)
    }

    func take() -> Bool {
        defer { bananas = max(0, bananas - 1) }
        return bananas > 0
    }

    func close() { isOpen = false }
}

public struct BananaPeeler: Sendable {
    public let store: BananaStore

    public func peel() async -> String { await store.take() ? "peeled" : "no bananas" }
}

/// Collects the errors for the alert.
public final class ErrorHandler: Sendable {
    public init() {}
    public func text(of error: any Error) -> String { "The launch has failed: \(error)" }
}

@MainActor
public final class MainWindow {
    public let peeler: BananaPeeler
    public let errors: ErrorHandler

    init(peeler: BananaPeeler, errors: ErrorHandler) {
        self.peeler = peeler
        self.errors = errors
    }
}

// SPDX-License-Identifier: Apache-2.0

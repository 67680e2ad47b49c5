import Dovetail

/// The code of the guide "Use actors and the main actor".
enum Isolation {
    final class Store: Sendable {
        let name = "store"
    }

    @MainActor final class ViewModel {
        let store: Store
        init(store: Store) { self.store = store }
    }

    @MainActor final class Window {
        let model: ViewModel
        init(model: ViewModel) { self.model = model }
        func show() -> String { model.store.name }
    }

    enum WindowApp: RootComponent {
        typealias Root = Window

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(ViewModel.self).sharedInScope().to(factory: ViewModel.init)
            binder.bind(Window.self).to(factory: Window.init)
        }
    }

    actor Downloads {
        let windows: MainActorProvider<Window>

        init(windows: MainActorProvider<Window>) { self.windows = windows }

        func finish() async -> String {
            await MainActor.run { windows.get().show() }
        }
    }

    enum DownloadApp: RootComponent {
        typealias Root = Downloads

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(ViewModel.self).sharedInScope().to(factory: ViewModel.init)
            binder.bind(Window.self).to(factory: Window.init)
            binder.bind(Downloads.self).to(factory: Downloads.init)
        }
    }

    /// The same module, isolated to the main actor as a whole.
    @MainActor enum WindowModule: @MainActor Module {
        static let title = "Inbox"

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Banner.self).to { Banner(title: title) }
        }
    }

    @MainActor final class Banner {
        let title: String
        init(title: String) { self.title = title }
    }

    @MainActor enum BannerApp: @MainActor RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: WindowModule.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Provider<Banner>>) -> BindingReceipt<Provider<Banner>> {
            bind.to { @MainActor (banner: Provider<Banner>) in banner }
        }
    }

    final class Words: Sendable {
        func words(of text: String) -> [Substring] { text.split(separator: " ") }
    }

    final class Index: Sendable {
        let store: Store
        let words: Words

        init(store: Store, words: Words) {
            self.store = store
            self.words = words
        }
    }

    struct Search {
        let index: Index
        let models: MainActorProvider<ViewModel>

        func run() -> Int { index.words.words(of: index.store.name).count }
    }

    /// Nonisolated initializers without the label, isolated ones with it.
    enum SearchApp: RootComponent {
        typealias Root = Search

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(Store.init)
            binder.bind(Words.self).to(Words.init)
            binder.bind(Index.self).to(Index.init)
            binder.bind(ViewModel.self).to(factory: ViewModel.init)
            binder.bind(Search.self).to(Search.init)
        }
    }

    /// Created by the system.
    @MainActor final class SceneDelegate {
        private(set) var window: Window?

        func inject(window: Window) { self.window = window }
    }

    enum SceneApp: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
            binder.bind(ViewModel.self).sharedInScope().to(factory: ViewModel.init)
            binder.bind(Window.self).to(factory: Window.init)
        }

        static func configureRoot(
            binder bind: ReceiptBinder<PropertyInjector<SceneDelegate>>
        ) -> BindingReceipt<PropertyInjector<SceneDelegate>> {
            bind.propertyInjector {
                $0.to { @MainActor (delegate: SceneDelegate, window: Window) in delegate.inject(window: window) }
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

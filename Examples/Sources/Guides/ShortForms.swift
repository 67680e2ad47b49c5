import Dovetail

/// The code of the guide "Short forms": each task in the short form and in the long one.
enum ShortForms {
    protocol Clock: Sendable {
        var hour: Int { get }
    }

    struct SystemClock: Clock {
        let hour = 12
    }

    final class Store: Sendable {
        let clock: any Clock
        init(clock: any Clock) { self.clock = clock }
    }

    struct Note: Equatable, Sendable {
        let text: String
    }

    protocol Logger: Sendable {
        var name: String { get }
    }

    struct SilentLogger: Logger {
        let name = "silent"
    }

    struct FileLogger: Logger {
        let name = "file"
    }

    struct Order: Sendable {
        let number: Int
    }

    final class Journal: Sendable {
        let order: Order
        init(order: Order) { self.order = order }
    }

    struct Handler: Sendable {
        let journal: Journal
        let store: Store
    }

    enum PerOrder: Scope {}

    enum CacheLimit: Tag {
        typealias Element = Int
    }

    enum ClockModule: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Clock).self).to { SystemClock() }
            binder.bind(Store.self).sharedInScope().to(factory: Store.init)
        }
    }

    enum Short {
        struct Editor {
            let note: Note
            let store: Store
        }

        struct NoteList {
            let store: Store
            let editors: @Sendable (Note) -> Editor

            func open(_ text: String) -> Editor { editors(Note(text: text)) }
        }

        enum NotesApp: RootComponent {
            typealias Root = NoteList

            static func configure(binder: Binder<Singleton>) {
                binder.include(module: ClockModule.self)
                binder.bindFactory(Editor.self).from(Note.self).to(factory: Editor.init)
                binder.bind(NoteList.self).to(factory: NoteList.init)
            }
        }

        enum LoggingModule: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.bindDefault((any Logger).self).to { SilentLogger() }
            }
        }

        enum LoggedApp: RootComponent {
            typealias Root = any Logger

            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: LoggingModule.self)
                binder.bind((any Logger).self).to { FileLogger() }
            }
        }

        enum SilentApp: RootComponent {
            typealias Root = any Logger

            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: LoggingModule.self)
            }
        }

        struct Shop {
            let handlers: @Sendable (Order) -> Handler
        }

        enum ShopApp: RootComponent {
            typealias Root = Shop

            static func configure(binder: Binder<Singleton>) {
                binder.include(module: ClockModule.self)
                binder.bindChild(Handler.self, from: Order.self, scope: PerOrder.self) { child in
                    child.bind(Journal.self).sharedInScope().to(factory: Journal.init)
                    child.bind(Handler.self).to(factory: Handler.init)
                }
                binder.bind(Shop.self).to(factory: Shop.init)
            }
        }

        struct Cache {
            let limit: Int
            let clock: any Clock
        }

        enum CacheApp: RootComponent {
            typealias Root = Cache

            static func configure(binder: Binder<Singleton>) {
                binder.include(module: ClockModule.self)
                binder.bind(Int.self).tagged(with: CacheLimit.self).to(value: 500)
                binder.bind(Cache.self).using(CacheLimit.self).to(factory: Cache.init)
            }
        }

        enum DoubledCacheApp: RootComponent {
            typealias Root = Cache

            static func configure(binder: Binder<Singleton>) {
                binder.include(module: ClockModule.self)
                binder.bind(Int.self).tagged(with: CacheLimit.self).to(value: 500)
                binder.bind(Cache.self).to { (limit: Tagged<CacheLimit>, clock) in Cache(limit: 2 * limit(), clock: clock) }
            }
        }
    }

    enum Long {
        struct Editor {
            let note: Note
            let store: Store

            init(note: Assisted<Note>, store: Store) {
                self.note = note.get()
                self.store = store
            }
        }

        enum MakeEditor: AssistedFactory {
            typealias Seed = Note
            typealias Element = Editor
        }

        struct NoteList {
            let store: Store
            let editors: Factory<MakeEditor>

            func open(_ text: String) -> Editor { editors.build(Note(text: text)) }
        }

        enum NotesApp: RootComponent {
            static func configure(binder: Binder<Singleton>) {
                binder.include(module: ClockModule.self)
                binder.bindFactory(Editor.self).with(MakeEditor.self).to(factory: Editor.init)
            }

            static func configureRoot(binder bind: ReceiptBinder<NoteList>) -> BindingReceipt<NoteList> {
                bind.to(factory: NoteList.init)
            }
        }

        /// A logger that an application may provide.
        enum Custom: Tag {
            typealias Element = any Logger
        }

        enum LoggingModule: Module {
            static func configure(binder: Binder<Unscoped>) {
                binder.declareOptional(tagged: Custom.self)
                binder.bind((any Logger).self).to { (custom: Tagged<Custom>?) in custom?.get() ?? SilentLogger() }
            }
        }

        enum LoggedApp: RootComponent {
            typealias Root = any Logger

            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: LoggingModule.self)
                binder.bind((any Logger).self).tagged(with: Custom.self).to { FileLogger() }
            }
        }

        enum SilentApp: RootComponent {
            typealias Root = any Logger

            static func configure(binder: Binder<Unscoped>) {
                binder.include(module: LoggingModule.self)
            }
        }

        enum OrderComponent: Component {
            typealias Seed = Order
            typealias Scope = PerOrder
            typealias Root = Handler

            static func configure(binder: Binder<PerOrder>) {
                binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
                binder.bind(Handler.self).to(factory: Handler.init)
            }
        }

        struct Shop {
            let handlers: ComponentFactory<OrderComponent>
        }

        enum ShopApp: RootComponent {
            typealias Root = Shop

            static func configure(binder: Binder<Singleton>) {
                binder.include(module: ClockModule.self)
                binder.install(dependency: OrderComponent.self)
                binder.bind(Shop.self).to(factory: Shop.init)
            }
        }

        struct Cache {
            let limit: Int
            let clock: any Clock

            init(limit: Tagged<CacheLimit>, clock: any Clock) {
                self.limit = limit.get()
                self.clock = clock
            }
        }

        enum CacheApp: RootComponent {
            typealias Root = Cache

            static func configure(binder: Binder<Singleton>) {
                binder.include(module: ClockModule.self)
                binder.bind(Int.self).tagged(with: CacheLimit.self).to(value: 500)
                binder.bind(Cache.self).to(factory: Cache.init)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

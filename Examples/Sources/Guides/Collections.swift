import Dovetail

/// The code of the guide "Collect contributions from many modules".
enum Collections {
    struct Command: Sendable {
        let name: String
    }

    enum FileCommands: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Command.self).intoCollection().to(value: Command(name: "open"))
            binder.bind(Command.self).intoCollection().to(value: Command(name: "save"))
        }
    }

    enum EditCommands: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Command.self).elementsIntoCollection().to(value: [Command(name: "copy"), Command(name: "paste")])
        }
    }

    struct Menu {
        let commands: [Command]
    }

    enum MenuApp: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: FileCommands.self)
            binder.include(module: EditCommands.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
            bind.to(factory: Menu.init)
        }
    }

    enum Format: String, Sendable {
        case markdown, text
    }

    struct Exporter: Sendable {
        let ending: String
    }

    struct ExportMenu {
        let exporters: [Format: Provider<Exporter>]
        let formats: Set<Format>

        func export(as format: Format) -> String? { exporters[format].map { "letter." + $0.get().ending } }
    }

    enum ExportModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Exporter.self).intoDictionary(Format.markdown).to { Exporter(ending: "md") }
            binder.bind(Exporter.self).intoDictionary(Format.text).to { Exporter(ending: "txt") }
            binder.bind(Format.self).intoSet().to(value: .markdown)
            binder.bind(Format.self).intoSet().to(value: .text)
        }
    }

    enum ExportApp: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: ExportModule.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<ExportMenu>) -> BindingReceipt<ExportMenu> {
            bind.to(factory: ExportMenu.init)
        }
    }

    protocol Interceptor: Sendable {}

    struct Client {
        let interceptors: [any Interceptor]
    }

    enum ClientApp: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.declareCollection(of: (any Interceptor).self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
            bind.to(factory: Client.init)
        }
    }

    enum Shortcuts: Tag {
        typealias Element = [Command]
    }

    struct Toolbar {
        let shortcuts: Tagged<Shortcuts>
    }

    enum ToolbarApp: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Command.self).intoCollection().tagged(with: Shortcuts.self).to(value: Command(name: "find"))
        }

        static func configureRoot(binder bind: ReceiptBinder<Toolbar>) -> BindingReceipt<Toolbar> {
            bind.to(factory: Toolbar.init)
        }
    }

    /// A window adds a command of its own to those of the application.
    enum DocumentWindow: Component {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Command.self).intoCollection().to(value: Command(name: "close"))
        }

        static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
            bind.to(factory: Menu.init)
        }
    }

    struct Windows {
        let menu: Menu
        let windows: ComponentFactory<DocumentWindow>
    }

    enum WindowsApp: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: FileCommands.self)
            binder.install(dependency: DocumentWindow.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Windows>) -> BindingReceipt<Windows> {
            bind.to { (commands: [Command], windows: ComponentFactory<DocumentWindow>) in
                Windows(menu: Menu(commands: commands), windows: windows)
            }
        }
    }
}

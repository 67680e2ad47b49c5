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
        typealias Root = Menu

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: FileCommands.self)
            binder.include(module: EditCommands.self)
            binder.bind(Menu.self).to(factory: Menu.init)
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
        typealias Root = ExportMenu

        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: ExportModule.self)
            binder.bind(ExportMenu.self).to(factory: ExportMenu.init)
        }
    }

    protocol Interceptor: Sendable {}

    struct Client {
        let interceptors: [any Interceptor]
    }

    enum ClientApp: RootComponent {
        typealias Root = Client

        static func configure(binder: Binder<Unscoped>) {
            binder.declareCollection(of: (any Interceptor).self)
            binder.bind(Client.self).to(factory: Client.init)
        }
    }

    enum Shortcuts: Tag {
        typealias Element = [Command]
    }

    struct Toolbar {
        let shortcuts: Tagged<Shortcuts>
    }

    enum ToolbarApp: RootComponent {
        typealias Root = Toolbar

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Command.self).intoCollection().tagged(with: Shortcuts.self).to(value: Command(name: "find"))
            binder.bind(Toolbar.self).to(factory: Toolbar.init)
        }
    }

    /// A window adds a command of its own to those of the application.
    enum DocumentWindow: Component {
        typealias Root = Menu

        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Command.self).intoCollection().to(value: Command(name: "close"))
            binder.bind(Menu.self).to(factory: Menu.init)
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

// SPDX-License-Identifier: Apache-2.0

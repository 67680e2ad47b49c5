import Dovetail
import GraphCommands

@testable import DovetailChecking

struct Clock {}
struct Feed { let clock: Clock }
struct Screen { let feed: Feed }
struct Console { let feed: Feed }
struct Pen {}

/// Binds a feed, and requires a clock without declaring it.
enum FeedModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Feed.self).to(factory: Feed.init)
    }
}

/// The same defect in both applications: there is no binding of the clock.
enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.include(module: FeedModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> { bind.to(factory: Screen.init) }
}

enum Admin: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.include(module: FeedModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<Console>) -> BindingReceipt<Console> { bind.to(factory: Console.init) }
}

/// A valid graph with an unused binding.
enum Tool: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Clock.self).to(factory: Clock.init) }
    static func configureRoot(binder bind: ReceiptBinder<Pen>) -> BindingReceipt<Pen> { bind.to(factory: Pen.init) }
}

/// A valid graph without findings.
enum Sound: RootComponent {
    static func configure(binder: Binder<Unscoped>) {}
    static func configureRoot(binder bind: ReceiptBinder<Pen>) -> BindingReceipt<Pen> { bind.to(factory: Pen.init) }
}

/// A program with files in memory.
final class Desk {
    var files: [String: String] = [:]
    var showsColors = false
    var plugins: [any GraphPlugin] = []

    func run(_ graphs: [NamedGraph], _ arguments: String...) -> CheckCommand.Result {
        let environment = CommandEnvironment(
            program: "graph-check", folder: Self.folder, showsColors: showsColors,
            read: { [self] file throws(CheckCommand.Failure) in
                guard let text = files[file] else { throw CheckCommand.Failure("\(file) cannot be read") }
                return Array(text.utf8)
            },
            write: { [self] text, file throws(CheckCommand.Failure) in
                if file.hasPrefix("/nowhere") { throw CheckCommand.Failure("\(file) cannot be written") }
                files[file] = text
            },
            exists: { [self] file in files[file] != nil })
        return CheckCommand(graphs: graphs, plugins: plugins, environment: environment).run(arguments)
    }

    /// The folder that this package lies in: what is found is named from there.
    static let folder: String = {
        var path = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
        path.removeLast(4)
        return path.joined(separator: "/")
    }()
}

var app: NamedGraph { NamedGraph(App.self as any RootComponent.Type) }
var admin: NamedGraph { NamedGraph(Admin.self as any RootComponent.Type) }
var tool: NamedGraph { NamedGraph(Tool.self as any RootComponent.Type) }
var sound: NamedGraph { NamedGraph(Sound.self as any RootComponent.Type) }

/// A clock is missing, and the pen is unused.
enum Untidy: RootComponent {
    static func configure(binder: Binder<Unscoped>) { binder.bind(Pen.self).to(factory: Pen.init) }
    static func configureRoot(binder bind: ReceiptBinder<Feed>) -> BindingReceipt<Feed> { bind.to(factory: Feed.init) }
}

var untidy: NamedGraph { NamedGraph(Untidy.self as any RootComponent.Type) }

// SPDX-License-Identifier: Apache-2.0

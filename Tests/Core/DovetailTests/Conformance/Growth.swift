import Dovetail
import TestTools
import Testing

/// Four times the graph takes about four times as long to collect, check and link. What rules do to larger graphs, without
/// types, is in DovetailGraphTests.
@Suite(.serialized, .watched(patience: 60)) struct Growth {
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var size: Int
        /// Binds something for each of the types, and `Int` with what needs all of it.
        var write: @Sendable ([Any.Type]) -> Writing
        /// How many kinds of findings there are.
        var ids: Set<String> = []

        var testDescription: String { name }
    }

    @Test(arguments: rows)
    func `four times the graph is about four times the work`(row: Row) throws {
        let (small, large) = (row.write(Scale.types(row.size)), row.write(Scale.types(row.size * 4)))
        guard row.ids.isEmpty else {
            #expect(Set(findings([Int].self, large).ids) == row.ids)
            return expectLinearGrowth(row.name) {
                _ = findings([Int].self, small)
            } large: {
                _ = findings([Int].self, large)
            }
        }
        // The runtime makes types when they are first used.
        _ = try factory([Int].self, large)
        try expectLinearGrowth(row.name) {
            _ = try factory([Int].self, small)
        } large: {
            _ = try factory([Int].self, large)
        }
    }

    struct Window<Name>: Sendable {}
    struct Plugin<Name>: Sendable {}
    struct Order<Name>: Sendable {}
    enum Making<Name>: AssistedFactory {
        typealias Seed = Order<Name>
        typealias Element = Plugin<Name>
    }

    /// A module whose binder is used by the module that is included next, when it is too late.
    enum Late<Name>: Module {
        static func configure(binder: Binder<Unscoped>) {
            late.value?.bind(Plugin<Name>.self).to(value: Plugin())
            late.value = binder
        }
    }

    static let late = Shared<Binder<Unscoped>?>(nil)

    static let rows = [
        Row(name: "main-actor providers beside collections", size: 2000) { names in
            let names = Shared(names)
            return { binder in
                func bind<Name>(_: Name.Type) {
                    binder.bind(Window<Name>.self).to { @MainActor in Window<Name>() }
                    binder.bind(Plugin<Name>.self).intoCollection().to(value: Plugin<Name>())
                    binder.bind(Int.self).intoCollection().to { (_: MainActorProvider<Window<Name>>, _: [Plugin<Name>]) in 1 }
                }
                for name in names.value { _openExistential(name, do: bind) }
            }
        },
        Row(name: "main-actor providers of a chain", size: 1000) { names in
            let names = Shared(names)
            return { binder in
                func first<Name>(_: Name.Type) {
                    binder.bind(Window<Name>.self).to { @MainActor in Window<Name>() }
                }
                func link<Name>(_: Name.Type, to next: Any.Type) {
                    func both<Next>(_: Next.Type) {
                        binder.bind(Window<Next>.self).to { (_: Window<Name>) in Window<Next>() }
                        binder.bind(Int.self).intoCollection().to { (_: MainActorProvider<Window<Next>>) in 1 }
                    }
                    _openExistential(next, do: both)
                }
                let names = names.value
                if let name = names.first { _openExistential(name, do: first) }
                for (name, next) in zip(names, names.dropFirst()) {
                    func open<Name>(_: Name.Type) { link(Name.self, to: next) }
                    _openExistential(name, do: open)
                }
            }
        },
        Row(
            name: "factories without a with, and requests for the factories that it would name", size: 250,
            write: { names in
                let names = Shared(names)
                return { binder in
                    func bind<Name>(_: Name.Type) {
                        binder.bindFactory(Plugin<Name>.self).to { (_: Assisted<Order<Name>>) in Plugin<Name>() }
                        binder.bind(Int.self).intoCollection().to { (_: Factory<Making<Name>>) in 1 }
                    }
                    for name in names.value { _openExistential(name, do: bind) }
                }
            }, ids: ["assisted-outside-factory"]),
        Row(
            name: "factories without a with, and requests for factories from other seeds", size: 250,
            write: { names in
                let names = Shared(names)
                return { binder in
                    func bind<Name>(_: Name.Type) {
                        binder.bindFactory(Plugin<Name>.self).to { Plugin<Name>() }
                        binder.bind(Int.self).intoCollection().to { (_: Factory<Making<Name>>) in 1 }
                    }
                    for name in names.value { _openExistential(name, do: bind) }
                }
            }, ids: ["missing-binding"]),
        Row(
            name: "factories, and other factories that are missing", size: 250,
            write: { names in
                let names = Shared(names)
                return { binder in
                    func bind<Name>(_: Name.Type) {
                        binder.bindFactory(Window<Name>.self).to { (_: Order<Name>) in Window<Name>() }
                        binder.bind(Int.self).intoCollection().to { (_: Factory<Making<Name>>) in 1 }
                    }
                    for name in names.value { _openExistential(name, do: bind) }
                }
            }, ids: ["missing-binding"]),
        Row(
            name: "declarations in as many modules, each too late", size: 500,
            write: { names in
                let names = Shared(names)
                return { binder in
                    late.value = nil
                    defer { late.value = nil }
                    func include<Name>(_: Name.Type) { binder.include(module: Late<Name>.self) }
                    for name in names.value { _openExistential(name, do: include) }
                    binder.bind(Int.self).intoCollection().to(value: 1)
                }
            }, ids: ["late-declaration"]),
    ]
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail

// Each form of request, in structures whose memberwise initializers are the factories.

struct Desk {
    let eager: EagerRequests
    let deferred: DeferredRequests
    let collections: CollectionRequests
    let factories: FactoryRequests
}

struct EagerRequests {
    let store: Store
    let greeting: Greeting
    let half: Double
    let mode: Tagged<DefaultMode>
    let cell: Cell?
    let missing: Tagged<Missing>?
}

struct DeferredRequests {
    let notes: Provider<Note>
    let modes: TaggedProvider<DefaultMode>
    let lazily: Lazy<Store>
    let weakly: WeakProvider<Store>
    let onMainActor: MainActorProvider<Store>
    let stores: () -> Store
    let mainActorStores: @MainActor () -> Store
}

struct CollectionRequests {
    let plugins: [any Plugin]
    let laterPlugins: [Provider<any Plugin>]
    let numbers: Set<Int>
    let greetings: [String: Greeting]
    let laterGreetings: [String: Provider<Greeting>]
    let styles: [String]
    let toolbar: Tagged<Toolbar>
    let empty: [Download]
}

struct FactoryRequests {
    let editors: (Note) -> Editor
    let namedEditors: Factory<From<Note, Editor>>
    let sheets: Factory<ShowSheet>
    let labels: (Int, Bool) -> String
    let documents: (Note) throws -> Document
    let namedDocuments: ThrowingFactory<From<Note, Document>>
    let downloads: (Note) async throws -> Download
    let namedDownloads: AsyncThrowingFactory<From<Note, Download>>
    let made: Factory<EmptySeed<Greeting>>
    let accounts: ComponentFactory<AccountComponent>
    let cells: PropertyInjector<Cell>
}

// SPDX-License-Identifier: Apache-2.0

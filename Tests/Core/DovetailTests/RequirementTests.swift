import Dovetail
import TestTools
import Testing

/// A module says what it leaves to others, and can be checked alone.
@Suite(.watched) struct RequirementTests {
    struct Clock {}
    struct Store {}
    struct Feed { let clock: Clock }
    enum Utc: Dovetail.Tag { typealias Element = Clock }
    enum Line { static let requirement = #line + 4 }

    enum FeedModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires(Clock.self)
            binder.bind(Feed.self).to(factory: Feed.init)
        }
    }

    enum App: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: FeedModule.self)
            binder.bind(Clock.self).to(factory: Clock.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (feed: Feed) in 1 } }
    }

    @Test func `a requirement that is met changes nothing`() {
        #expect(App.graph().validate() == [])
    }

    enum Forgetful: RootComponent {
        static func configure(binder: Binder<Unscoped>) { binder.include(module: FeedModule.self) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (feed: Feed) in 1 } }
    }

    @Test func `one that is not met is a missing binding that names the requirement`() {
        let findings = Forgetful.graph().validate()
        #expect(findings.map(\.id) == [.missingBinding])
        #expect(
            findings.flatMap(\.notes).map(\.message) == [
                "required by RequirementTests.Feed, bound", "required by RequirementTests.FeedModule",
            ])
        #expect(findings.flatMap(\.notes).map(\.place?.line) == [Line.requirement + 1, Line.requirement])
        #expect(
            findings.flatMap(\.notes).map(\.installers)
                == Array(repeating: ["RequirementTests.Forgetful", "RequirementTests.FeedModule"], count: 2))
    }

    enum Idle: RootComponent {
        enum Wishes: Module {
            static func configure(binder: Binder<Unscoped>) { binder.requires(tagged: Utc.self) }
        }
        static func configure(binder: Binder<Unscoped>) { binder.include(module: Wishes.self) }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
    }

    @Test func `an unbound requirement is missing, also if it is not requested`() {
        let findings = Idle.graph().validate()
        #expect(findings.map(\.message) == ["nothing is bound for RequirementTests.Clock tagged RequirementTests.Utc"])
        #expect(findings.flatMap(\.notes).first?.message == "required by RequirementTests.Idle.Wishes")
    }

    @Test func `alone, a module is valid with what it requires`() {
        #expect(FeedModule.graph().validate() == [])
    }

    enum Forms: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.requires(Provider<Clock>.self)
            binder.requires(tagged: Utc.self)
            binder.requires([Store].self)
            binder.bind(Int.self).to { (clock: Clock, utc: TaggedProvider<Utc>, stores: [Store], later: Lazy<Clock>) in 1 }
        }
    }

    @Test func `a requirement is treated as bound in every form`() {
        #expect(Forms.graph().validate() == [])
    }

    enum Silent: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(Feed.self).to(factory: Feed.init) }
    }

    @Test func `an undeclared requirement is missing`() {
        let findings = Silent.graph().validate()
        #expect(findings.map(\.id) == [.missingBinding])
        #expect(findings.flatMap(\.help).last?.hasPrefix("requires(") == true)
    }

    enum Whole: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: FeedModule.self)
            binder.bind(Clock.self).to(factory: Clock.init)
        }
    }

    @Test func `a requirement that the module binds itself is not bound twice`() {
        #expect(Whole.graph().validate() == [])
    }
}

// SPDX-License-Identifier: Apache-2.0

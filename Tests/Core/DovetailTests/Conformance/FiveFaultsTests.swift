import Dovetail
import DovetailGraph
import TestTools
import Testing

/// A program with five different faults, all reported at once, with the same bytes in every process.
@Suite(.watched) struct FiveFaults {
    struct Clock {}
    struct Disk { let clock: Clock }
    struct Store { let disk: Disk }
    struct Feed { let store: Store }
    struct Screen { let feed: Feed, names: NameFormatter, chicken: Provider<Chicken>, child: ComponentFactory<Session> }
    struct NameFormatter {}
    struct Chicken { init(egg: Egg) {} }
    struct Egg { init(chicken: Chicken) {} }
    struct User {}
    struct Greeting { init(user: User) {} }
    struct Banner {}

    enum App: RootComponent {
        typealias Root = Screen
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: Storage.self)
            binder.include(module: OneNames.self)
            binder.include(module: OtherNames.self)
            binder.bind(Chicken.self).to(factory: Chicken.init)
            binder.bind(Egg.self).to(factory: Egg.init)
            binder.install(dependency: Session.self)
            binder.bind(Greeting.self).to(factory: Greeting.init)
            _ = binder.bind(Banner.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
            bind.to(factory: Screen.init)
        }
    }

    enum Storage: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(Feed.self).to(factory: Feed.init)
            binder.bind(Store.self).to(factory: Store.init)
            binder.bind(Disk.self).to(factory: Disk.init)
        }
    }

    enum OneNames: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(NameFormatter.self).to(factory: NameFormatter.init) }
    }

    enum OtherNames: Module {
        static func configure(binder: Binder<Unscoped>) { binder.bind(NameFormatter.self).to(factory: NameFormatter.init) }
    }

    enum Session: Component {
        typealias Root = String
        static func configure(binder: Binder<Unscoped>) {
            binder.bind(User.self).to(factory: User.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (user: User) in "\(user)" }
        }
    }

    static func report() -> String {
        do throws(GraphError) {
            _ = try App.build()
            return "nothing was found"
        } catch {
            return error.description
        }
    }

    @Test func `five faults of five kinds are reported at once, with locations, paths and help`() {
        let error = #expect(throws: GraphError.self) { try App.build() }
        let faults = error?.diagnostics ?? []
        #expect(
            faults.brief(from: 1) == [
                "unfinished-binding +29", "duplicate-binding +49", "missing-binding +40", "missing-binding +28", "dependency-cycle +25",
            ])
        #expect(
            faults.map(\.path) == [
                [],
                ["FiveFaults.App.root", "FiveFaults.NameFormatter"],
                ["FiveFaults.App.root", "FiveFaults.Feed", "FiveFaults.Store", "FiveFaults.Disk", "FiveFaults.Clock"],
                ["FiveFaults.Greeting", "FiveFaults.User"],
                ["FiveFaults.App.root", "FiveFaults.Chicken", "FiveFaults.Egg", "FiveFaults.Chicken"],
            ])
        for fault in faults { #expect(!fault.help.isEmpty, "\(fault.id)") }
    }

    @Test func `the same bytes in twenty processes`() async throws {
        let report = Self.report()
        var reports: [String] = []
        for _ in 0..<20 {
            let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                print("<<<" + FiveFaults.report() + ">>>")
            }
            let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
            let start = try #require(output.firstRange(of: "<<<")), end = try #require(output.firstRange(of: ">>>"))
            reports.append(String(output[start.upperBound..<end.lowerBound]))
        }
        #expect(reports == Array(repeating: report, count: 20))
    }
}

// SPDX-License-Identifier: Apache-2.0

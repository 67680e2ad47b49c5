import Cleanse
import TestTools
import XCTest

struct Lost {}

class Wanderer {
    init(lost: Lost, other: Provider<Float>) {}
}

struct MissingComponent: RootComponent {
    typealias Root = Wanderer

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Wanderer>) -> BindingReceipt<Wanderer> {
        return bind.to(factory: Wanderer.init)
    }
}

class Hen {
    init(egg: Egg) {}
}

class Egg {
    init(hen: Hen) {}
}

struct Coop: RootComponent {
    typealias Root = Hen

    static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Egg.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Hen>) -> BindingReceipt<Hen> {
        return bind.to(factory: Hen.init)
    }
}

class Parent {
    let child: Child
    init(child: Child) { self.child = child }
}

class Child {
    let parent: WeakProvider<Parent>
    init(parent: WeakProvider<Parent>) { self.parent = parent }
}

struct Family: RootComponent {
    typealias Root = House

    struct House {
        let parent: Parent
    }

    static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Parent.init)
        binder.bind().sharedInScope().to(factory: Child.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<House>) -> BindingReceipt<House> {
        return bind.to(factory: House.init)
    }
}

struct NamePlugin: CleanseBindingPlugin {
    struct Forbidden: CleanseError {
        let type: Any.Type
        var description: String { return "forbidden: \(type)" }
    }

    func visit(root: ComponentBinding, errorReporter: CleanseErrorReporter) {
        var components: [ComponentBinding] = [root]
        while let component = components.popLast() {
            if component.providers.keys.contains(where: { $0.type == Account.self }) {
                errorReporter.append(error: Forbidden(type: Account.self))
            }
            components += component.subcomponents
        }
    }
}

final class FailureTests: WatchedTestCase {
    func testSeveralMissing() {
        do {
            _ = try ComponentFactory.of(MissingComponent.self)
            XCTFail("the graph has faults")
        } catch let error as MultiError {
            XCTAssertEqual(error.errors.count, 2)
            XCTAssertTrue(error.description.contains("*** Lost *** binding missing\n  -> required by Wanderer at "))
            XCTAssertTrue(error.description.contains("*** Float *** binding missing"))
            XCTAssertTrue(error.description.contains("CleanseSwiftFive/Failures.swift:"))
        } catch {
            XCTFail("\(error)")
        }
    }

    func testACircle() {
        do {
            _ = try ComponentFactory.of(Coop.self)
            XCTFail("the graph has faults")
        } catch let error as DependencyCycle {
            XCTAssertTrue(error.description.contains("Dependency Cycle Detected"))
            XCTAssertTrue(error.description.contains("required by Hen at CleanseSwiftFive/Failures.swift"))
            XCTAssertTrue(error.description.contains("required by Egg at CleanseSwiftFive/Failures.swift"))
        } catch {
            XCTFail("\(error)")
        }
    }

    func testAWeakProviderBreaksACircle() throws {
        let house = try ComponentFactory.of(Family.self).build(())
        XCTAssertTrue(house.parent.child.parent.get() === house.parent)
    }

    func testPluginsAreAskedUnlessNothingIsChecked() throws {
        let loader = CleanseServiceLoader()
        loader.register(NamePlugin())
        XCTAssertThrowsError(try ComponentFactory.of(LobbyComponent.self, serviceLoader: loader)) { error in
            XCTAssertEqual("\(error)", "forbidden: Account")
            XCTAssertTrue(error is NamePlugin.Forbidden)
        }
        _ = try ComponentFactory.of(LobbyComponent.self, validate: false, serviceLoader: loader)
        _ = try ComponentFactory.of(LobbyComponent.self, validate: true)
    }
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import DovetailTesting
import NotesKit
import Testing
import UIKit

@testable import UIKitNotes

/// Replaces the file archive.
private enum ThreeNotes: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind((any Archive).self).to { Kept() }
    }

    private struct Kept: Archive {
        func notes() -> [Note] { [Note(id: 1, text: "Rye"), Note(id: 2, text: "Spelt"), Note(id: 3, text: "Brioche")] }
        func save(_ notes: [Note]) {}
    }
}

@MainActor @Suite(.serialized) struct UIKitTests {
    /// Does what the system does first.
    private func launched() -> AppDelegate {
        let delegate = AppDelegate()
        delegate.replacing = [ThreeNotes.self]
        UIApplication.shared.delegate = delegate
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        return delegate
    }

    /// Does what the system does for each window.
    private func connected() -> (delegate: SceneDelegate, scene: UIWindowScene) {
        let delegate = SceneDelegate(), session = UISceneSession()
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        return (delegate, scene)
    }

    @Test func `the graph can be built`() throws {
        expectValidGraph(NotesComponent.self)
        #expect(try ComponentFactory.of(NotesComponent.self, replacing: [ThreeNotes.self]).diagnostics.isEmpty)
    }

    @Test func `a window shows the notes, and the note that the user taps`() throws {
        let application = launched()
        let (delegate, scene) = connected()
        let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
        let list = try #require(navigation.topViewController as? NoteListController)
        #expect(delegate.window?.isKeyWindow == true)
        #expect(scene.title == "Notes")
        #expect(list.tableView(list.tableView, numberOfRowsInSection: 0) == 3)

        let cell = try #require(list.tableView(list.tableView, cellForRowAt: IndexPath(row: 1, section: 0)) as? NoteCell)
        #expect(cell.textLabel?.text == "Spelt")
        cell.setHighlighted(true, animated: false)
        #expect(scene.title == "Spelt")

        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
        let controller = try #require(navigation.topViewController as? NoteController)
        #expect(scene.title == "Brioche")
        let text = try #require(controller.view as? UITextView)
        text.text = "Brioche, warm"
        navigation.popViewController(animated: false)
        #expect(list.tableView(list.tableView, cellForRowAt: IndexPath(row: 2, section: 0)).textLabel?.text == "Brioche, warm")
        #expect(scene.title == "Notes")
        withExtendedLifetime(application) {}
    }

    @Test func `two windows have headings of their own and the same notes`() throws {
        let application = launched()
        let (one, firstScene) = connected(), (other, secondScene) = connected()
        let first = try #require(one.window?.rootViewController as? UINavigationController)
        let second = try #require(other.window?.rootViewController as? UINavigationController)
        let list = try #require(second.topViewController as? NoteListController)

        (first.topViewController as? NoteListController)?.tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
        (first.topViewController?.view as? UITextView)?.text = "Rye, dark"
        first.popViewController(animated: false)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        #expect((second.topViewController?.view as? UITextView)?.text == "Rye, dark")
        #expect(firstScene.title == "Notes")
        #expect(secondScene.title == "Rye, dark")
        withExtendedLifetime(application) {}
    }

    @Test func `the objects of a window are released with it`() throws {
        let application = launched()
        weak var list: NoteListController?
        let (delegate, scene) = connected()
        list = (delegate.window?.rootViewController as? UINavigationController)?.topViewController as? NoteListController
        #expect(list != nil)

        delegate.sceneDidDisconnect(scene)

        #expect(list == nil)
        withExtendedLifetime(application) {}
    }
}

// SPDX-License-Identifier: Apache-2.0

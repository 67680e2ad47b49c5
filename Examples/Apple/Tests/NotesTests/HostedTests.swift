import AppIntents
import Dovetail
import DovetailTesting
import NotesKit
import SwiftUI
import Testing

@testable import HostedNotes

@MainActor @Suite struct HostedTests {
    @Test func `a UI test launches the application with doubles, which replace bindings of its graph`() throws {
        #expect(Doubles.modules(["Notes"]).isEmpty)
        let doubles = Doubles.modules(["Notes", "--no-notes"])
        #expect(doubles.map { ObjectIdentifier($0) } == [ObjectIdentifier(Doubles.NoNotes.self)])
        expectValidGraph(HostedNotes.self, replacing: doubles)
    }

    @Test func `a process that hosts unit tests displays nothing`() {
        #expect(Main.isHostOfTests(["XCTestConfigurationFilePath": "/tests"]) && !Main.isHostOfTests([:]))
        #expect(Host(.macro, windowOf: TestHost()).texts == [])
    }

    @Test func `an intent adds to the notes of the application`() async throws {
        let store = try HostedNotes.buildForTest(replacing: [Doubles.NoNotes.self])
        AppDependencyManager.shared.add(dependency: store)
        let intent = AddNote()
        intent.text = "Flour"
        _ = try await intent.perform()
        #expect(store.notes.map(\.text) == ["Flour"])
    }
}

// SPDX-License-Identifier: Apache-2.0

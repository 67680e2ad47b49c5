import Dovetail
import DovetailTesting
import TestTools
import Testing
import XCTest

/// Both frameworks, from one import.
@Suite(.watched) struct ExpectValidGraphTests {
    @Test func `a valid graph passes, and its warnings are reported`() {
        let reported = FailureLedger.failures { #expect(expectValidGraph(App.self)) }
        #expect(reported.map(\.isWarning) == [true, true])
    }

    @Test func `a finding is recorded at the location of the binding`() {
        let reported = FailureLedger.failures { #expect(!expectValidGraph(Broken.self)) }
        #expect(reported.map(\.line) == [Broken.line])
        #expect(reported.map(\.file) == ["DovetailTestingTests/Fixtures.swift"])
        #expect(reported.first?.message.contains("error: nothing is bound for Broken.Pen [missing-binding]\n") == true)
        #expect(reported.first?.isWarning == false)
    }

    @Test func `a graph with local values is checked with them`() {
        _ = FailureLedger.failures { #expect(expectValidGraph(App.self) { $0.bind(Clock.self).to(value: Clock()) }) }
        let reported = FailureLedger.failures { #expect(!expectValidGraph(App.self) { $0.bind(Double.self).to(value: 1) }) }
        let errors = reported.filter { !$0.isWarning }
        #expect(errors.count == 1)
        #expect(errors.first?.message.contains("error: the replacing closure replaces Double, which is not bound") == true)
    }

    @Test func `a warning fails only where it counts as an error`() {
        let reported = FailureLedger.failures { #expect(!expectValidGraph(App.self, severities: [.unusedBinding: .error])) }
        #expect(reported.map(\.isWarning) == [false, false])
        #expect(reported.allSatisfy { $0.message.contains("error: nothing depends on ") })
    }

    @Test func `a module is valid alone if it declares its requirements`() {
        #expect(expectValidGraph(FeedModule.self))
        let reported = FailureLedger.failures { #expect(!expectValidGraph(SilentModule.self)) }
        #expect(reported.map(\.line) == [SilentModule.line])
        #expect(reported.first?.message.contains("help: requires(Clock.self), if another module binds it") == true)
    }

    // Exit tests: a process in which no test of Swift Testing runs.

    @Test func `in XCTest the finding is recorded at the location of the binding, too`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let ledger = Ledger()
            XCTestObservationCenter.shared.addTestObserver(ledger)
            XCTestCase(name: "wiring", testClosure: { _ in expectValidGraph(Broken.self) }).run()
            let failure = ledger.failures.first
            let isRight =
                failure?.line == Broken.line && failure?.file?.hasSuffix("DovetailTestingTests/Fixtures.swift") == true
                && failure?.text.contains("nothing is bound for Broken.Pen [missing-binding]") == true
            // Not `exit`: AddressSanitizer would find at the end that XCTest's runner leaks.
            _exit(isRight && ledger.failures.count == 1 ? 7 : 1)
        }
    }

    @Test func `if no test is running, a finding ends the process instead of getting lost`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            expectValidGraph(Broken.self)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("where no test is running"))
        #expect(text.contains("nothing is bound for Broken.Pen [missing-binding]"))
    }

    @Test func `if no test is running, a valid graph is valid`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            exit(expectValidGraph(App.self) ? 7 : 1)
        }
    }
}

/// The failures of an XCTestCase.
private final class Ledger: XCTestObservation {
    var failures: [(text: String, file: String?, line: Int)] = []

    func testCase(_ testCase: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int) {
        failures.append((text, file, line))
    }
}

final class XCTestWiringTests: WatchedTestCase {
    func testAGraphThatCanBeBuiltPasses() {
        XCTAssertTrue(expectValidGraph(App.self))
    }
}

// SPDX-License-Identifier: Apache-2.0

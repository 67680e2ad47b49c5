internal import DovetailGraph
internal import Foundation
internal import Testing
internal import XCTest

/// The framework whose test is running.
///
/// Swift Testing reports whether one of its tests is running; otherwise, failures go to XCTest. A framework that is not running a
/// test silently discards failures, so XCTest has to confirm that one of its tests has failed.
enum TestReporter {
    case testing, xctest
    /// No framework: the failures are compared by a test of the assertions.
    case ledger(FailureLedger)

    static var current: TestReporter {
        if let ledger = FailureLedger.current { return .ledger(ledger) }
        return Test.current == nil ? .xctest : .testing
    }

    /// Makes the running test fail at `place`, or at the nearest known location.
    ///
    /// Traps if no test is running: a diagnostic must not be lost.
    func fail(_ message: String, at place: Graph.SourceLocation?, calledFrom caller: Graph.SourceLocation) {
        let place = place.flatMap { $0.line > 0 ? $0 : nil } ?? caller
        switch self {
        case .testing:
            Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(place))
        case .xctest:
            let file = place.staticPath ?? caller.staticPath ?? #filePath
            if !Witness.sees({ XCTFail(message, file: file, line: UInt(place.line)) }) {
                fatalError(
                    "a failure was reported where no test is running; call this function from the test itself\n\(place): \(message)"
                )
            }
        case .ledger(let ledger): ledger.add(message, at: place)
        }
    }

    /// Records a warning, if the framework supports warnings that do not fail the test.
    func warn(_ message: String, at place: Graph.SourceLocation?, calledFrom caller: Graph.SourceLocation) {
        let place = place.flatMap { $0.line > 0 ? $0 : nil } ?? caller
        switch self {
        case .testing:
            #if compiler(>=6.3)
            Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: SourceLocation(place))
            #endif
        case .xctest: break
        case .ledger(let ledger): ledger.add(message, at: place, isWarning: true)
        }
    }

    /// Attaches a text to the results of the test.
    func attach(_ text: String, named name: String, calledFrom caller: Graph.SourceLocation) {
        switch self {
        case .testing:
            Attachment.record(text, named: name, sourceLocation: SourceLocation(caller))
        case .xctest:
            #if canImport(Darwin)
            XCTContext.runActivity(named: name) { activity in
                let attachment = XCTAttachment(string: text)
                attachment.name = name
                attachment.lifetime = .keepAlways
                activity.add(attachment)
            }
            #endif
        case .ledger: break
        }
    }
}

/// Takes failures in the place of the framework, so that tests of the assertions can compare them.
package final class FailureLedger: @unchecked Sendable {  // Its variable is used under its lock.
    package struct Entry: Sendable, Equatable {
        package var message: String
        package var file: String
        package var line: Int
        package var isWarning = false
    }

    @TaskLocal fileprivate static var current: FailureLedger?
    private let lock = NSLock()
    private var entries: [Entry] = []

    fileprivate func add(_ message: String, at place: Graph.SourceLocation, isWarning: Bool = false) {
        lock.withLock { entries.append(Entry(message: message, file: place.file, line: place.line, isWarning: isWarning)) }
    }

    private var all: [Entry] { lock.withLock { entries } }

    /// The failures that the assertions in `body` report, in order. The test itself does not fail.
    package static func failures(of body: () throws -> Void) rethrows -> [Entry] {
        let ledger = FailureLedger()
        try $current.withValue(ledger, operation: body)
        return ledger.all
    }

    /// The failures that the assertions in `body` report, in order. The test itself does not fail.
    package static func failures(
        isolation: isolated (any Actor)? = #isolation, of body: () async throws -> Void
    ) async rethrows -> [Entry] {
        let ledger = FailureLedger()
        try await $current.withValue(ledger, operation: body)
        return ledger.all
    }
}

extension SourceLocation {
    fileprivate init(_ place: Graph.SourceLocation) {
        // Both frameworks count from one.
        self.init(fileID: place.file, filePath: place.path, line: max(1, place.line), column: max(1, place.column))
    }
}

#if canImport(Darwin)
private typealias Observer = NSObject
#else
private class Observer {}
#endif

/// Observes XCTest for failures.
private final class Witness: Observer, XCTestObservation {
    private var hasSeen = false

    static func sees(_ failure: () -> Void) -> Bool {
        let witness = Witness()
        XCTestObservationCenter.shared.addTestObserver(witness)
        defer { XCTestObservationCenter.shared.removeTestObserver(witness) }
        failure()
        return witness.hasSeen
    }

    #if canImport(Darwin)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) { hasSeen = true }
    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) { hasSeen = true }
    #else
    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
    ) {
        hasSeen = true
    }
    #endif
}

// SPDX-License-Identifier: Apache-2.0

package import Testing
public import XCTest

/// Ends the process, with the name of the test, where a test of this suite hangs. The part `lint/watched` of the check demands it of each.
///
/// A time limit of Swift Testing cancels a task and waits for it. A thread that waits for ever hears of no cancellation.
package struct Watched: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true
    fileprivate let patience: Double

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let place = test.sourceLocation
        let name = "\(test.displayName ?? test.name) (\(place.fileID):\(place.line))"
        recordGraphs()
        let number = Watchdog.shared.begin(name, patience: patience)
        defer { Watchdog.shared.end(number) }
        try await function()
    }
}

extension Trait where Self == Watched {
    package static var watched: Self { Watched(patience: 0) }

    /// The same where a test may need so many seconds more than half a minute.
    package static func watched(patience seconds: Double) -> Self { Watched(patience: seconds) }
}

/// The same for XCTest.
open class WatchedTestCase: XCTestCase {
    open override func invokeTest() {
        recordGraphs()
        let number = Watchdog.shared.begin(name, patience: 0)
        defer { Watchdog.shared.end(number) }
        super.invokeTest()
    }
}

// SPDX-License-Identifier: Apache-2.0

package import Testing

/// Expects four times the size to take about four times as long; a square would take sixteen times.
package func expectLinearGrowth(
    _ name: String, small: () throws -> Void, large: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
    try expectTime(
        "\(name), four times the size", of: large, atMost: 7, timesThatOf: small, orSeconds: 0.01, sourceLocation: sourceLocation)
}

/// Expects `work` to take at most so many times as long as `reference`.
///
/// What takes too long is measured again, at least five times and for ten seconds, and the best times count: a slow moment of the machine
/// says nothing, even if it lasts longer than all of a short work.
package func expectTime(
    _ name: String, of work: () throws -> Void, atMost factor: Double, timesThatOf reference: () throws -> Void,
    orSeconds seconds: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
    var best = (reference: Double.infinity, work: Double.infinity)
    let start = ContinuousClock.now
    var count = 0
    while count < 6 || start.duration(to: .now) < .seconds(10) {
        count += 1
        // Twice, as the first time finds cold caches and types that are not made yet.
        for _ in 0..<2 { best.reference = min(best.reference, try processorTime(reference)) }
        best.work = min(best.work, try processorTime(work))
        if best.work < best.reference * factor + seconds { return }
    }
    Issue.record("\(name): \(best.work) s, where the reference takes \(best.reference) s", sourceLocation: sourceLocation)
}

// SPDX-License-Identifier: Apache-2.0

package import Testing

/// Expects four times the size to take about four times as long; a square would take sixteen times.
///
/// What takes too long is measured again, twice at the most, and the best times count: a slow moment of the machine is no growth.
package func expectLinearGrowth(
    _ name: String, small: () throws -> Void, large: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
    var best = (small: Double.infinity, large: Double.infinity)
    for _ in 0..<6 {
        // Twice, as the first time finds cold caches and types that are not made yet.
        for _ in 0..<2 { best.small = min(best.small, try processorTime(small)) }
        best.large = min(best.large, try processorTime(large))
        if best.large < best.small * 7 + 0.01 { return }
    }
    Issue.record("\(name), four times the size: \(best.small), \(best.large)", sourceLocation: sourceLocation)
}

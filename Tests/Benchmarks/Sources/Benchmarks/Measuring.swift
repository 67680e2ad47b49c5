import CBenchmarks

/// Rounds of both kinds of work in turn: what disturbs one disturbs the other.
struct Timing {
    /// Of the fastest rounds, which are those that nothing has disturbed.
    private(set) var ratio = 0.0
    /// The one in the middle of the ratios of neighboring rounds.
    private(set) var median = 0.0
    private(set) var handNanoseconds = 0.0
    private(set) var dovetailNanoseconds = 0.0

    init(_ row: Row, rounds: Int) {
        let times = max(1, Timing.timesForOneRound(row.hand))
        for (_, work) in row.works { work(times) }
        var hand: [Double] = []
        var dovetail: [Double] = []
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                hand.append(Timing.nanoseconds(row.hand, times))
                dovetail.append(Timing.nanoseconds(row.dovetail, times))
            } else {
                dovetail.append(Timing.nanoseconds(row.dovetail, times))
                hand.append(Timing.nanoseconds(row.hand, times))
            }
        }
        handNanoseconds = hand.min() ?? 0
        dovetailNanoseconds = dovetail.min() ?? 0
        ratio = dovetailNanoseconds / handNanoseconds
        median = zip(dovetail, hand).map { $0 / $1 }.sorted()[rounds / 2]
    }

    private static func nanoseconds(_ work: Row.Work, _ times: Int) -> Double {
        let start = benchmark_nanoseconds()
        work(times)
        return Double(benchmark_nanoseconds() - start) / Double(times)
    }

    /// As often as fits into a tenth of a millisecond: short rounds, so that both of a pair meet the same clock rate.
    private static func timesForOneRound(_ work: Row.Work) -> Int {
        var times = 1
        while nanoseconds(work, times) * Double(times) < 100_000 { times *= 2 }
        return times
    }
}

/// Counts what `work` does once, without what it takes to begin.
func perOperation(_ work: Row.Work, _ count: () -> Int64) -> Double {
    work(10)
    let start = count()
    work(20)
    let middle = count()
    work(120)
    let end = count()
    return Double((end - middle) - (middle - start)) / 100
}

// SPDX-License-Identifier: Apache-2.0

import CBenchmarks

/// What the modes of the programs print for a row, fields parted by tabs.
extension Row {
    func time() {
        let timing = Timing(self, rounds: 401)
        print(name, timing.ratio, timing.median, timing.handNanoseconds, timing.dovetailNanoseconds, separator: "\t")
    }

    func countAllocations() {
        let counts = works.map { perOperation($0.work, benchmark_allocations) }
        print(name, counts[0], counts[1], separator: "\t")
    }

    func markInstructions() {
        for (kind, work) in works {
            mark(work)
            print(name, kind, separator: "\t")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// One line of the table: the same objects created by hand and by a graph, any number of times.
struct Row {
    typealias Work = (_ times: Int) -> Void

    let name: String
    let hand: Work
    let dovetail: Work

    var works: [(kind: String, work: Work)] { [("hand", hand), ("dovetail", dovetail)] }
}

// SPDX-License-Identifier: Apache-2.0

/// One line of the table: the same thing made by hand and by a graph, as often as one likes.
struct Row {
    typealias Work = (_ times: Int) -> Void

    let name: String
    let hand: Work
    let dovetail: Work

    var works: [(kind: String, work: Work)] { [("hand", hand), ("dovetail", dovetail)] }
}

import CBenchmarks

/// One line of the table: the same thing made by hand and by a graph, as often as one likes.
struct Row {
    typealias Work = (_ times: Int) -> Void

    let name: String
    let hand: Work
    let dovetail: Work

    var works: [(kind: String, work: Work)] { [("hand", hand), ("dovetail", dovetail)] }
}

@inline(__always)
func consume(_ object: some AnyObject) { benchmark_consume(Unmanaged.passUnretained(object).toOpaque()) }

/// Through a pointer to the value: what it is stays opaque, and nothing is copied.
@inline(__always)
func consume<Value>(value: Value) { withUnsafePointer(to: value) { benchmark_consume($0) } }

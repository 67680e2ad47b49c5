import CBenchmarks

/// Three marks for a work, with 20 and 120 operations between them: callgrind counts from mark to mark, and the difference is a hundred
/// operations without the start.
func mark(_ work: (_ times: Int) -> Void) {
    work(10)
    benchmark_mark()
    work(20)
    benchmark_mark()
    work(120)
    benchmark_mark()
}

@inline(__always)
func consume(_ object: some AnyObject) { benchmark_consume(Unmanaged.passUnretained(object).toOpaque()) }

/// Through a pointer to the value: what it is stays opaque, and nothing is copied.
@inline(__always)
func consume<Value>(value: Value) { withUnsafePointer(to: value) { benchmark_consume($0) } }

// SPDX-License-Identifier: Apache-2.0

// The main program of each container. `works()` has, for each row, what creates its objects any number of times.

import CBenchmarks

@main
enum Main {
    static func main() {
        let wanted = CommandLine.arguments.dropFirst().first
        for (row, work) in works() where wanted == nil || row == wanted {
            work(10)
            // callgrind counts from mark to mark: the difference between 20 and 120 operations is a hundred without the start.
            benchmark_mark()
            work(20)
            benchmark_mark()
            work(120)
            benchmark_mark()
            print(row, 0, separator: "\t")
        }
    }
}

@inline(__always)
func consume(_ object: some AnyObject) { benchmark_consume(Unmanaged.passUnretained(object).toOpaque()) }

@inline(__always)
func consume<Value>(value: Value) { withUnsafePointer(to: value) { benchmark_consume($0) } }

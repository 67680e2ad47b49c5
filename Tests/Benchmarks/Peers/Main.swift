// The main program of each container. `works()` has, for each row, what creates its objects any number of times.

@main
enum Main {
    static func main() {
        let wanted = CommandLine.arguments.dropFirst().first
        for (row, work) in works() where wanted == nil || row == wanted {
            mark(work)
            print(row, 0, separator: "\t")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

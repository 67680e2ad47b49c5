import DovetailGraph

/// The parts of a process that watching needs: the times of files, other programs, the terminal, and a clock.
package struct FileWatching {
    /// When a file was modified, and its size: a change may fall into the same instant as the one before it.
    package struct Stamp: Hashable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int

        package init(seconds: Int, nanoseconds: Int = 0, size: Int = 0) {
            self.seconds = seconds
            self.nanoseconds = nanoseconds
            self.size = size
        }
    }

    /// The path of the program itself.
    package var executable: String
    /// The Swift files below a folder, without hidden folders, with their stamps; or the stamp of a file.
    package var stamps: (_ path: String) -> [String: Stamp]
    /// Runs a program that uses the same terminal, and returns its exit status.
    package var run: (_ command: [String]) throws(GraphCommand.Failure) -> Int32
    package var print: (_ result: GraphCommand.Result) -> Void
    /// Waits for a moment; returns whether to continue.
    package var wait: () -> Bool

    package init(
        executable: String = "", stamps: @escaping (String) -> [String: Stamp],
        run: @escaping ([String]) throws(GraphCommand.Failure) -> Int32, print: @escaping (GraphCommand.Result) -> Void,
        wait: @escaping () -> Bool
    ) {
        self.executable = executable
        self.stamps = stamps
        self.run = run
        self.print = print
        self.wait = wait
    }

    /// Calls `pass` at once, and again whenever a file has changed, until ``wait`` ends.
    ///
    /// If the first pass could not run, neither could the next: its status is returned.
    package func repeating(
        over paths: [String], _ pass: (_ isFirst: Bool) throws(GraphCommand.Failure) -> Int32
    ) throws(GraphCommand.Failure) -> GraphCommand.Result {
        var known = stamps(paths)
        let status = try pass(true)
        if status == ExitCode.failure { return .init(status: status) }
        print(.init(error: "watching \(known.count == 1 ? "1 file" : "\(known.count) files"); Ctrl-C stops\n"))
        while wait() {
            var current = stamps(paths)
            if current == known { continue }
            // An editor saves several files, or one in several steps.
            while wait() {
                let next = stamps(paths)
                if next == current { break }
                current = next
            }
            print(.init(error: "\n" + Self.headline(from: known, to: current)))
            known = current
            do throws(GraphCommand.Failure) {
                _ = try pass(false)
            } catch {
                print(.init(error: "\(error.message.escaped())\n"))
            }
        }
        return .init()
    }

    private func stamps(_ paths: [String]) -> [String: Stamp] {
        paths.reduce(into: [:]) { all, path in all.merge(stamps(path)) { first, _ in first } }
    }

    /// `changed: Feed.swift, Store.swift and 3 more`
    private static func headline(from old: [String: Stamp], to new: [String: Stamp]) -> String {
        let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
        let names = changed.prefix(3).map { $0.split(separator: "/").last.map { String($0).escaped() } ?? "" }
        let rest = changed.count > 3 ? " and \(changed.count - 3) more" : ""
        return "changed: \(names.joined(separator: ", "))\(rest)\n"
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A program to start, with its arguments.
package struct ProcessCommand: Hashable, Sendable {
    /// A path, or a name that is looked up in `PATH`.
    package var executable: String
    package var arguments: [String]

    package init(_ executable: String, _ arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }
}

/// How a process ended.
package struct ProcessOutcome: Hashable, Sendable {
    /// The exit status; 128 and the number of the signal if a signal ended it.
    package var status: Int32
    /// Its standard output.
    package var output: String
    /// Its standard error.
    package var error: String

    package init(status: Int32 = 0, output: String = "", error: String = "") {
        self.status = status
        self.output = output
        self.error = error
    }
}

// SPDX-License-Identifier: Apache-2.0

/// The exit codes of all commands.
package enum ExitCode {
    package static let success: Int32 = 0
    /// The graph has errors, or two graphs differ.
    package static let findings: Int32 = 1
    /// The command could not run.
    package static let failure: Int32 = 2
    /// No errors were found, but some code could not be followed, or nothing shows whether the compiler's trees are understood.
    package static let incomplete: Int32 = 3
}

// SPDX-License-Identifier: Apache-2.0

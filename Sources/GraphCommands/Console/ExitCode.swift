/// The exit codes of all commands.
package enum ExitCode {
    package static let success: Int32 = 0
    /// The graph has errors, or two graphs differ.
    package static let findings: Int32 = 1
    /// The command could not run.
    package static let failure: Int32 = 2
}

extension Diagnostic: CustomStringConvertible, CustomDebugStringConvertible {
    /// The diagnostic as a compiler prints it, without a color.
    public var description: String { DiagnosticRenderer().lines(self).map(\.text).joined(separator: "\n") }

    /// The same text, so that printing an array of diagnostics prints reports.
    public var debugDescription: String { description }
}

// SPDX-License-Identifier: Apache-2.0

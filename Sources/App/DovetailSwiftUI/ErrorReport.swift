#if canImport(SwiftUI)
public import SwiftUI

/// Displays an error as text that can be scrolled: the diagnostics of a graph with their locations, or the failed steps of a launch.
///
/// ``Assembled`` displays it, and so does ``Launching`` without a `failed` view.
public struct ErrorReport: View {
    private let text: String

    /// Creates a view of the description of an error.
    public init(_ error: any Error) { text = "\(error)" }

    public var body: some View {
        ScrollView {
            // The text is not a key of a localization, and its underscores and asterisks are not Markdown.
            Text(verbatim: text)
                .font(.footnote.monospaced())
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
        }
    }
}
#endif

// SPDX-License-Identifier: Apache-2.0

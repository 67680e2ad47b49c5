#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Dovetail

/// The command-line interface of the browser.
struct Tool: Sendable {
    static let usage = """
        usage: GitHubBrowser [--verbose] ORGANISATION...
          GITHUB_URL    where the server is, such as http://127.0.0.1:8080
          GITHUB_TOKEN  what proves who you are
        """

    let environment: [String: String]
    let print: @Sendable (String) -> Void
    let complain: @Sendable (String) -> Void

    /// - Returns: The exit status of the process.
    func run(_ arguments: [String]) async -> Int32 {
        let organizations = arguments.filter { $0 != "--verbose" }
        let isVerbose = organizations.count < arguments.count
        guard !organizations.isEmpty, organizations.allSatisfy(isName), let server = environment["GITHUB_URL"].flatMap(URL.init(string:)),
            let token = environment["GITHUB_TOKEN"]
        else {
            complain(Self.usage)
            return 2
        }
        do {
            let log = Log { if isVerbose { complain($0) } }
            let browser = try BrowserApp.build(Invocation(server: server, log: log))
            let session = try await browser.signIn(with: Token(text: token))
            print("signed in as \(session.user.name ?? session.user.login)")
            for organization in organizations {
                for line in try await session.screens.build(organization).lines() { print(line) }
            }
            await browser.signOut()
            return 0
        } catch {
            complain("error: \(error)")
            return 1
        }
    }

    /// Whether a name can appear in a URL path without escaping.
    private func isName(_ text: String) -> Bool {
        !text.hasPrefix("-") && !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GitHubStub

/// Runs the tool as its users do: as a process that talks to a server.
@Suite struct ProcessTests {
    @Test func `the tool prints the responses of the server`() async throws {
        let stub = try Stub()

        let run = try await stub.serving { try Run(["--verbose", "bakery", "mill"], server: stub.url) }

        #expect(
            run.output == """
                signed in as Ada Lovelace
                bakery: 3 repositories, 2 members
                  120 ★ sourdough
                    7 ★ basket
                    7 ★ oven: Keeps 230 degrees
                  @ada
                  @grace
                mill: 1 repository, 0 members
                  0 ★ wheel: Turns

                """)
        #expect(
            run.complaints == """
                GET /user → 200
                GET /orgs/bakery/repos → 200
                GET /orgs/bakery/members → 200
                GET /orgs/mill/repos → 200
                GET /orgs/mill/members → 200

                """)
        #expect(run.status == 0)
        #expect(
            stub.questions.map(\.path) == ["/user", "/orgs/bakery/repos", "/orgs/bakery/members", "/orgs/mill/repos", "/orgs/mill/members"])
        let headers = [
            "Accept": "application/vnd.github+json", "Authorization": "Bearer open-sesame", "Connection": "close",
            "Host": String(stub.url.dropFirst(7)), "User-Agent": "dovetail-browser",
        ]
        #expect(stub.questions.allSatisfy { $0.headers == headers })
    }

    @Test func `an error is printed on one line`() async throws {
        let stub = try Stub()

        let (stranger, unknown) = try await stub.serving {
            (try Run(["bakery"], server: stub.url, token: "swordfish"), try Run(["bakery", "nobody"], server: stub.url))
        }

        #expect(stranger == Run(complaints: "error: the server does not accept this token\n", status: 1))
        #expect(unknown.complaints == "error: there is no organization nobody\n")
        #expect(unknown.output.hasPrefix("signed in as Ada Lovelace\nbakery: 3 repositories, 2 members\n"))
        #expect(unknown.status == 1)
    }

    @Test(arguments: [[], ["--verbose"], ["--loud", "bakery"], ["a b"], ["a/../b"], [""]])
    func `invalid arguments show the usage`(arguments: [String]) throws {
        #expect(try Run(arguments, server: "http://127.0.0.1:1") == Run(complaints: usage, status: 2))
    }

    @Test func `a missing server or token shows the usage`() throws {
        #expect(try Run(["bakery"], server: nil) == Run(complaints: usage, status: 2))
        #expect(try Run(["bakery"], server: "http://127.0.0.1:1", token: nil) == Run(complaints: usage, status: 2))
    }

    private let usage = """
        usage: GitHubBrowser [--verbose] ORGANISATION...
          GITHUB_URL    where the server is, such as http://127.0.0.1:8080
          GITHUB_TOKEN  what proves who you are

        """
}

/// The output of one run of the tool.
private struct Run: Equatable {
    var output = ""
    var complaints = ""
    var status: Int32 = 0

    init(output: String = "", complaints: String = "", status: Int32) {
        self.output = output
        self.complaints = complaints
        self.status = status
    }

    init(_ arguments: [String], server: String?, token: String? = Stub.token) throws {
        let process = Process(), standardOutput = Pipe(), standardError = Pipe()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.environment = ["GITHUB_URL": server, "GITHUB_TOKEN": token].compactMapValues { $0 }
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        output = String(decoding: standardOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        complaints = String(decoding: standardError.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// The executable, in a folder above the test bundle.
    private static var executable: URL {
        let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("GitHubBrowser").path) {
            folder.deleteLastPathComponent()
        }
        return folder.appendingPathComponent("GitHubBrowser")
    }
}

// SPDX-License-Identifier: Apache-2.0

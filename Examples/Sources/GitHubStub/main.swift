// The server for trying the browser. It prints the command to run, and serves until it is interrupted.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let stub = try Stub()
let line = Array("GITHUB_URL=\(stub.url) GITHUB_TOKEN=\(Stub.token) swift run GitHubBrowser --verbose bakery mill\n".utf8)
_ = write(1, line, line.count)
try stub.serve()

// SPDX-License-Identifier: Apache-2.0

// The classic sample of a dependency injection library: a browser of organizations, here on a command line.
//
// A client with interceptors that are contributed by two components, a tagged server address, and a session as a child
// component, which ends when the user signs out. To try it, start the server of the example, and run the command that it prints:
//
//     swift run GitHubStub
import Dispatch

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let tool = Tool(environment: ProcessInfo.processInfo.environment) { line in
    print(line)
} complain: { line in
    let bytes = Array("\(line)\n".utf8)
    _ = write(2, bytes, bytes.count)
}
exit(await tool.run(Array(CommandLine.arguments.dropFirst())))

// SPDX-License-Identifier: Apache-2.0

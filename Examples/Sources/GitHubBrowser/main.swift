// The classic sample of a library of this kind: a browser of organizations, here on a command line.
//
// A client with interceptors that are gathered from two components, the address of the server under a tag, and a session as a child
// component, which ends when somebody signs out. To try it, start the server of the example, and do what it prints:
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

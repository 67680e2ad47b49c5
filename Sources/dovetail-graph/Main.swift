import GraphCommands

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#elseif canImport(ucrt)
import ucrt
#endif

/// The command line tool: files, the screen and the exit status around ``GraphCommand``.
@main
enum Main {
    static func main() {
        let start = ContinuousClock.now
        let result = GraphCommand(
            .init(
                program: "dovetail-graph", read: read, write: write, show: open,
                // A step that takes less than a second is not shown.
                progress: { step in
                    if isatty(2) != 0, ContinuousClock.now - start > .seconds(1) { printError("\(step) …\n") }
                })
        ).run(Array(CommandLine.arguments.dropFirst()))
        print(result.output, terminator: "")
        printError(result.error)
        exit(result.status)
    }

    private static func read(_ file: String) throws(GraphCommand.Failure) -> [UInt8] {
        if file == "-" { return standardInput() }
        do {
            return Array(try Data(contentsOf: URL(filePath: file)))
        } catch {
            throw GraphCommand.Failure("\(file) cannot be read")
        }
    }

    private static func standardInput() -> [UInt8] {
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = piece.withUnsafeMutableBytes { systemRead(0, $0.baseAddress, $0.count) }
            if count <= 0 { return text }
            text += piece[..<count]
        }
    }

    private static func write(_ text: String, to file: String) throws(GraphCommand.Failure) {
        do {
            try Data(text.utf8).write(to: URL(filePath: file))
        } catch {
            throw GraphCommand.Failure("\(file) cannot be written")
        }
    }

    /// Opens a page with the default application of the desktop.
    private static func open(_ page: String) throws(GraphCommand.Failure) -> String {
        let folder = FileManager.default.temporaryDirectory
        #if os(Windows)
        let file = folder.appending(path: "dovetail-graph-\(UUID().uuidString).html").path
        try write(page, to: file)
        throw GraphCommand.Failure("open \(file) yourself: --open is not supported on Windows")
        #else
        let file = try PrivateFile.write(page, named: "dovetail-graph.html", in: folder.path)
        #if canImport(Darwin)
        let opener = "open"
        #else
        let opener = "xdg-open"
        #endif
        let arguments = [strdup(opener), strdup(file), nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard posix_spawnp(&process, opener, nil, nil, arguments, environ) == 0 else {
            throw GraphCommand.Failure("\(opener) was not found; open \(file) yourself")
        }
        return file
        #endif
    }

    private static func printError(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}

#if os(Windows)
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { Int(_write(file, bytes, UInt32(count))) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { Int(_read(file, bytes, UInt32(count))) }
#else
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, bytes, count) }
#endif

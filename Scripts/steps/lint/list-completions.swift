// Prints what sourcekit-lsp lists where a Swift file is marked, as an editor shows it.
//
//     list-completions FILE FLAG…
//
// A mark is a comment such as /* binding */, directly behind the dot whose members are listed. Each line of the output is the mark, a tab,
// and an entry of the list. FLAG… are those with which swiftc compiles the file.

import Foundation

struct Failure: Error { let message: String }

/// A language server that is spoken to over its standard input and output.
final class LanguageServer {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    private var count = 0

    init(_ name: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    func notify(_ method: String, _ parameters: [String: Any]) throws { try send(["method": method, "params": parameters]) }

    func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
        count += 1
        try send(["id": count, "method": method, "params": parameters])
        while true {
            let message = try next()
            guard message["method"] == nil else {
                // The server asks the editor something, such as to show progress.
                if let id = message["id"] { try send(["id": id, "result": NSNull()]) }
                continue
            }
            guard message["id"] as? Int == count else { continue }
            if let error = message["error"] { throw Failure(message: "\(method): \(error)") }
            return message["result"]
        }
    }

    func stop() { process.terminate() }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private func next() throws -> [String: Any] {
        let blank = Data("\r\n\r\n".utf8)
        while true {
            if let end = received.range(of: blank) {
                let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
                let length = header.split(separator: "\r\n").lazy
                    .filter { $0.lowercased().hasPrefix("content-length:") }
                    .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.first
                guard let length else { throw Failure(message: "the server has sent a message without a length") }
                if received.endIndex - end.upperBound >= length {
                    let body = received[end.upperBound..<(end.upperBound + length)]
                    received = Data(received[(end.upperBound + length)...])
                    return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
                }
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(message: "the server has ended") }
            received += more
        }
    }
}

struct Mark {
    let name: String
    let line: Int
    let column: Int
}

/// The comments directly behind a dot, with the position of the dot's end.
func marks(in text: String) -> [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        guard let start = line.range(of: "./* "), let end = line.range(of: " */") else { return nil }
        return Mark(
            name: String(line[start.upperBound..<end.lowerBound]), line: number,
            column: line.utf16.distance(from: line.startIndex, to: start.lowerBound) + 1)
    }
}

func list(_ file: String, _ flags: [String]) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let url = URL(fileURLWithPath: file)
    let folder = url.deletingLastPathComponent()
    let command: [String: Any] = ["directory": folder.path, "file": url.path, "arguments": ["swiftc"] + flags + [url.path]]
    try JSONSerialization.data(withJSONObject: [command]).write(to: folder.appendingPathComponent("compile_commands.json"))

    let server = try LanguageServer("sourcekit-lsp", ["--default-workspace-type", "compilationDatabase"])
    defer { server.stop() }
    _ = try server.request("initialize", ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": [String: Any]()])
    try server.notify("initialized", [:])
    let document: [String: Any] = ["uri": url.absoluteString, "languageId": "swift", "version": 1, "text": text]
    try server.notify("textDocument/didOpen", ["textDocument": document])
    for mark in marks(in: text) {
        let result = try server.request(
            "textDocument/completion",
            ["textDocument": ["uri": url.absoluteString], "position": ["line": mark.line, "character": mark.column]])
        let items = result as? [[String: Any]] ?? (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
        for item in items { print("\(mark.name)\t\(item["label"] as? String ?? "")") }
    }
}

// A server that does not answer would keep the caller waiting.
Thread.detachNewThread {
    Thread.sleep(forTimeInterval: 120)
    FileHandle.standardError.write(Data("error: sourcekit-lsp has not answered for two minutes\n".utf8))
    exit(1)
}

do {
    try list(CommandLine.arguments[1], Array(CommandLine.arguments.dropFirst(2)))
} catch {
    FileHandle.standardError.write(Data("error: \((error as? Failure)?.message ?? "\(error)")\n".utf8))
    exit(1)
}

// SPDX-License-Identifier: Apache-2.0

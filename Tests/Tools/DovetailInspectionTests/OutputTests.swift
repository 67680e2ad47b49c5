import Foundation
import GraphCommands
import TestTools
import Testing

/// Writing what a command prints: nothing is lost without a word.
@Suite(.watched) struct OutputTests {
    private let text = String(repeating: "a line of a drawing\n", count: 8_000)

    /// A file that accepts some bytes, or fails, at each call.
    private final class Script {
        var answers: [(count: Int, error: Int32)]
        var written = ""
        var waits = 0

        init(_ answers: [(count: Int, error: Int32)]) { self.answers = answers }

        var writer: DescriptorWriter {
            DescriptorWriter { [self] _, bytes in
                let answer: (count: Int, error: Int32) = answers.isEmpty ? (bytes.count, 0) : answers.removeFirst()
                let count = min(answer.count, bytes.count)
                if count > 0 { written += String(decoding: bytes.prefix(count), as: UTF8.self) }
                return (count, answer.error)
            } wait: { [self] _ in
                waits += 1
                return true
            }
        }
    }

    @Test func `a write that was interrupted or would block is tried again`() {
        let script = Script([(3, 0), (-1, EINTR), (4, 0), (-1, EAGAIN), (-1, EAGAIN), (5, 0)])
        #expect(script.writer.failure(writing: text, to: 1) == nil)
        #expect(script.written == text)
        #expect(script.waits == 2)
    }

    @Test func `only a reader that has closed the pipe ends a command without a message`() {
        func failure(_ error: Int32, count: Int = -1) -> String? { Script([(7, 0), (count, error)]).writer.failure(writing: text, to: 1) }
        #expect(failure(EPIPE) == nil)
        #expect(failure(ENOSPC) == String(cString: strerror(ENOSPC)))
        #expect(failure(EBADF) == String(cString: strerror(EBADF)))
        #expect(failure(0, count: 0) == String(cString: strerror(EIO)))
    }

    @Test func `a pipe that does not block receives everything`() {
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting, reading = pipe.fileHandleForReading
        #expect(fcntl(writing.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        // On a thread of its own: the threads of tasks are few, and each end waits for the other.
        nonisolated(unsafe) var received: Data?
        let hasRead = DispatchSemaphore(value: 0)
        DispatchQueue(label: "reading").async {
            received = try? reading.readToEnd()
            hasRead.signal()
        }
        let failure = DescriptorWriter.system.failure(writing: text, to: writing.fileDescriptor)
        try? writing.close()
        hasRead.wait()
        #expect(received == Data(text.utf8))
        #expect(failure == nil)
    }

    #if os(Linux)
    @Test func `a full disk is a failure`() {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        #expect(DescriptorWriter.system.failure(writing: text, to: full) == String(cString: strerror(ENOSPC)))
        #expect(DescriptorWriter.system.failure(writing: "", to: full) == nil)
    }
    #endif
}

// SPDX-License-Identifier: Apache-2.0

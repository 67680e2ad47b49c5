import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A failed system call.
public struct SystemFailure: Error, CustomStringConvertible {
    let call: String
    let number: Int32

    init(_ call: String) {
        self.call = call
        number = errno
    }

    public var description: String { "\(call): \(String(cString: strerror(number)))" }
}

/// A file descriptor, closed when it is deallocated. Its methods never block a thread.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    deinit { close(number) }

    /// The next bytes, empty at the end; nil if none are available yet.
    func readAvailable() throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(number, &bytes, bytes.count)
        if count >= 0 { return Array(bytes.prefix(count)) }
        if errno == EAGAIN || errno == EINTR { return nil }
        if errno == ECONNRESET { return [] }
        throw SystemFailure("read")
    }

    func write(_ bytes: [UInt8]) async throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                try await ready(toWrite: true)
            } else if errno != EINTR {
                throw SystemFailure("write")
            }
        }
    }

    /// Waits until the descriptor can be read, or a connection can be accepted.
    func readable() async throws { try await ready(toWrite: false) }

    private func ready(toWrite: Bool) async throws {
        // Passed to two closures that only call `cancel`, which is safe on any thread.
        nonisolated(unsafe) let source: any DispatchSourceProtocol =
            toWrite
            ? DispatchSource.makeWriteSource(fileDescriptor: number, queue: .global())
            : DispatchSource.makeReadSource(fileDescriptor: number, queue: .global())
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // The first event ends the wait, exactly once.
                source.setEventHandler { @Sendable in source.cancel() }
                source.setCancelHandler { @Sendable in continuation.resume() }
                source.activate()
            }
        } onCancel: {
            source.cancel()
        }
        try Task.checkCancellation()
    }
}

/// A socket on the loopback address.
final class Listener: Sendable {
    let port: Int
    private let descriptor: Descriptor

    init(port: Int) throws {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        let number = socket(AF_INET, kind, 0)
        guard number >= 0 else { throw SystemFailure("socket") }
        let descriptor = Descriptor(number)
        var yes: Int32 = 1
        setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(number, address, size) == 0 && listen(number, 64) == 0 && getsockname(number, address, &size) == 0
            }
        }
        guard isBound else { throw SystemFailure("bind to port \(port)") }
        self.descriptor = descriptor
        self.port = Int(in_port_t(bigEndian: address.sin_port))
    }

    /// The next connection.
    func next() async throws -> Descriptor {
        while true {
            let number = accept(descriptor.number, nil, nil)
            if number >= 0 { return Descriptor(number) }
            guard errno == EAGAIN || errno == EINTR || errno == ECONNABORTED else { throw SystemFailure("accept") }
            try await descriptor.readable()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

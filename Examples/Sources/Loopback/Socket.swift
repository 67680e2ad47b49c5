#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A failed system call.
public struct SocketError: Error, CustomStringConvertible {
    public let description: String

    /// Describes the last system call, which failed.
    init() { description = String(cString: strerror(errno)) }
    init(_ description: String) { self.description = description }
}

/// One end of a connection, or a listening socket. Its methods block the calling thread, and its deinitializer closes it.
public final class Socket: Sendable {
    private let number: Int32

    private init() throws {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        number = socket(AF_INET, kind, 0)
        if number < 0 { throw SocketError() }
    }

    private init(accepted number: Int32) { self.number = number }

    deinit { close(number) }

    /// A socket that accepts connections on the loopback address, and its port, which the system chooses.
    public static func listening() throws -> (socket: Socket, port: Int) {
        let (socket, port) = try reserved()
        guard listen(socket.number, 16) == 0 else { throw SocketError() }
        return (socket, port)
    }

    /// A reserved port, which stays unused for as long as the socket is open. Connections to it are refused.
    public static func reserved() throws -> (socket: Socket, port: Int) {
        let socket = try Socket()
        var address = try sockaddr_in("127.0.0.1", port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = address.used { address, length in
            bind(socket.number, address, length) == 0 && getsockname(socket.number, address, &size) == 0
        }
        guard isBound else { throw SocketError() }
        return (socket, Int(in_port_t(bigEndian: address.sin_port)))
    }

    /// - Parameter host: Four numbers, or "localhost".
    public static func connected(to host: String, port: Int) throws -> Socket {
        let client = try Socket()
        #if canImport(Darwin)
        // A closed connection must result in an error, not in a signal.
        var yes: Int32 = 1
        setsockopt(client.number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        var address = try sockaddr_in(host == "localhost" ? "127.0.0.1" : host, port: port)
        guard address.used({ connect(client.number, $0, $1) == 0 }) else { throw SocketError() }
        return client
    }

    /// The next connection.
    public func accepted() throws -> Socket {
        while true {
            let connection = accept(number, nil, nil)
            if connection >= 0 { return Socket(accepted: connection) }
            guard errno == EINTR || errno == ECONNABORTED else { throw SocketError() }
        }
    }

    /// The next bytes; empty at the end.
    public func received() throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(number, &bytes, bytes.count)
            if count >= 0 { return Array(bytes.prefix(count)) }
            guard errno == EINTR else { throw SocketError() }
        }
    }

    public func say(_ bytes: [UInt8]) throws {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(number, $0.baseAddress, $0.count, flags) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw SocketError()
            }
        }
    }
}

extension sockaddr_in {
    fileprivate init(_ host: String, port: Int) throws {
        self.init()
        guard let port = in_port_t(exactly: port) else { throw SocketError("\(port) is not a port") }
        sin_family = sa_family_t(AF_INET)
        sin_port = port.bigEndian
        guard inet_pton(AF_INET, host, &sin_addr) == 1 else { throw SocketError("\(host) is not four numbers") }
    }

    /// Calls `body` with the address in the form that system calls require.
    fileprivate mutating func used<Result>(_ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafeMutablePointer(to: &self) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

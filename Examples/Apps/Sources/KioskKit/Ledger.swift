#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The sales, in a file to which each sale is appended before it is confirmed.
actor Ledger {
    private let file: Int32
    private var stock: [String: String]
    private var isOpen = true

    private init(_ file: Int32, _ stock: [String: String]) {
        self.file = file
        self.stock = stock
    }

    static func open(_ path: String) throws -> Ledger {
        #if canImport(Darwin)
        let file = Darwin.open(path, O_RDWR | O_CREAT | O_APPEND, 0o644)
        #elseif canImport(Glibc)
        let file = Glibc.open(path, O_RDWR | O_CREAT | O_APPEND, 0o644)
        #else
        let file = Musl.open(path, O_RDWR | O_CREAT | O_APPEND, 0o644)
        #endif
        guard file >= 0 else { throw SystemFailure("open \(path)") }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(file, &block, block.count), count > 0 { bytes += block.prefix(count) }
        var stock: [String: String] = [:]
        // An incomplete line belongs to a sale that was not confirmed.
        for line in bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
            let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
            if words.count == 2 { stock[String(words[0])] = String(words[1]) }
        }
        return Ledger(file, stock)
    }

    subscript(name: String) -> String? { stock[name] }

    func put(_ name: String, _ value: String) throws {
        let line = Array("\(name) \(value)\n".utf8)
        guard isOpen, write(file, line, line.count) == line.count, fsync(file) == 0 else { throw SystemFailure("write") }
        stock[name] = value
    }

    func close() {
        isOpen = false
        fsync(file)
        #if canImport(Darwin)
        Darwin.close(file)
        #elseif canImport(Glibc)
        Glibc.close(file)
        #else
        Musl.close(file)
        #endif
    }
}

// SPDX-License-Identifier: Apache-2.0

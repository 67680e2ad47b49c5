import DovetailLaunch
import DovetailSettings
import ParcelsDomain

public enum JournalName: Setting { public static let key = SettingKey("storage.journal", default: "parcels") }
public enum JournalKey: Setting { public static let key = SettingKey<Secret<String>>("storage.key") }
public enum Capacity: Setting { public static let key = SettingKey("storage.capacity", default: 10_000, in: 1...1_000_000) }

public protocol ParcelStore: Sendable {
    func add(_ parcel: Parcel, label: String) async throws
    func label(of id: Int) async -> String?
}

public struct StoreIsFull: Error, CustomStringConvertible {
    let capacity: Int
    public var description: String { "the store has \(capacity) parcels and no room for another" }
}

/// Makes entries unreadable without the key. An example, not a cipher.
struct Cipher: Sendable {
    let key: [UInt8]

    init(key: Tagged<JournalKey>) { self.key = Array(key.get().reveal().utf8) }

    func applied(to bytes: [UInt8]) -> [UInt8] {
        bytes.enumerated().map { index, byte in key.isEmpty ? byte : byte ^ key[index % key.count] }
    }
}

struct Codec: Sendable {
    let cipher: Cipher

    func encode(_ label: String) -> [UInt8] { cipher.applied(to: Array(label.utf8)) }
    func decode(_ entry: [UInt8]) -> String { String(decoding: cipher.applied(to: entry), as: UTF8.self) }
}

/// The entries that have been confirmed, in memory.
actor Journal {
    private let name: String
    private let output: any Output
    private(set) var entries: [Int: [UInt8]] = [:]

    init(name: String, output: any Output) {
        self.name = name
        self.output = output
    }

    func append(_ entry: [UInt8], for id: Int) { entries[id] = entry }
    func close() { output.line("journal \(name) closed, entries: \(entries.count)") }
}

actor JournalStore: ParcelStore {
    private let journal: Journal
    private let codec: Codec
    private let capacity: Int

    init(journal: Journal, codec: Codec, capacity: Int) {
        self.journal = journal
        self.codec = codec
        self.capacity = capacity
    }

    func add(_ parcel: Parcel, label: String) async throws {
        guard await journal.entries.count < capacity else { throw StoreIsFull(capacity: capacity) }
        await journal.append(codec.encode(label), for: parcel.id)
    }

    func label(of id: Int) async -> String? { await journal.entries[id].map(codec.decode) }
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import ShopPlatform

/// Stores data for longer than the program runs.
public protocol Store: Sendable {}

public struct StorageHub: Sendable {
    public init(stores: [any Store], locale: Locale) {}
}
public final class Journal: Sendable {
    public init(hub: StorageHub) {}
}
public protocol Reading: Sendable {}
public protocol Writing: Sendable {}
public final class Archive: Reading, Writing { init(hub: StorageHub) {} }

struct DiskPath: Sendable { init() {} }
struct DiskFormat: Sendable { init(locale: Locale) {} }
struct DiskStore: Store { init(path: DiskPath, format: DiskFormat) {} }

struct MemoryPath: Sendable { init() {} }
struct MemoryFormat: Sendable { init(locale: Locale) {} }
struct MemoryStore: Store { init(path: MemoryPath, format: MemoryFormat) {} }

struct SecurePath: Sendable { init() {} }
struct SecureFormat: Sendable { init(locale: Locale) {} }
struct SecureStore: Store { init(path: SecurePath, format: SecureFormat) {} }

struct ImagePath: Sendable { init() {} }
struct ImageFormat: Sendable { init(locale: Locale) {} }
struct ImageStore: Store { init(path: ImagePath, format: ImageFormat) {} }

struct SearchPath: Sendable { init() {} }
struct SearchFormat: Sendable { init(locale: Locale) {} }
struct SearchStore: Store { init(path: SearchPath, format: SearchFormat) {} }

struct DraftPath: Sendable { init() {} }
struct DraftFormat: Sendable { init(locale: Locale) {} }
struct DraftStore: Store { init(path: DraftPath, format: DraftFormat) {} }

struct QueuePath: Sendable { init() {} }
struct QueueFormat: Sendable { init(locale: Locale) {} }
struct QueueStore: Store { init(path: QueuePath, format: QueueFormat) {} }

struct BlobPath: Sendable { init() {} }
struct BlobFormat: Sendable { init(locale: Locale) {} }
struct BlobStore: Store { init(path: BlobPath, format: BlobFormat) {} }

struct BackupPath: Sendable { init() {} }
struct BackupFormat: Sendable { init(locale: Locale) {} }
struct BackupStore: Store { init(path: BackupPath, format: BackupFormat) {} }

struct LogPath: Sendable { init() {} }
struct LogFormat: Sendable { init(locale: Locale) {} }
struct LogStore: Store { init(path: LogPath, format: LogFormat) {} }

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import ShopPlatform

/// The data that the shop stores.
public enum StorageModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: TimeModule.self)
        binder.bind(StorageHub.self).sharedInScope().to(factory: StorageHub.init)  // here: localeMissing
        binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
        if Fault.tornArchive.isMade {
            binder.bind(Archive.self).to(factory: Archive.init)
        } else {
            binder.bind(Archive.self).sharedInScope().to(factory: Archive.init)
        }
        binder.bind((any Reading).self).sharedInScope().to { (archive: Archive) in archive }
        binder.bind((any Writing).self).sharedInScope().to { (archive: Archive) in archive }  // here: tornArchive
        if Fault.providerBound.isMade {
            binder.bind(Provider<Journal>.self).to { (journal: Journal) in Provider(value: journal) }  // here: providerBound
        }
        binder.bind(DiskPath.self).to(factory: DiskPath.init)
        binder.bind(DiskFormat.self).to(factory: DiskFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: DiskPath, format: DiskFormat) in
            DiskStore(path: path, format: format)
        }
        binder.bind(MemoryPath.self).to(factory: MemoryPath.init)
        binder.bind(MemoryFormat.self).to(factory: MemoryFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: MemoryPath, format: MemoryFormat) in
            MemoryStore(path: path, format: format)
        }
        binder.bind(SecurePath.self).to(factory: SecurePath.init)
        binder.bind(SecureFormat.self).to(factory: SecureFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: SecurePath, format: SecureFormat) in
            SecureStore(path: path, format: format)
        }
        binder.bind(ImagePath.self).to(factory: ImagePath.init)
        binder.bind(ImageFormat.self).to(factory: ImageFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: ImagePath, format: ImageFormat) in
            ImageStore(path: path, format: format)
        }
        binder.bind(SearchPath.self).to(factory: SearchPath.init)
        binder.bind(SearchFormat.self).to(factory: SearchFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: SearchPath, format: SearchFormat) in
            SearchStore(path: path, format: format)
        }
        binder.bind(DraftPath.self).to(factory: DraftPath.init)
        binder.bind(DraftFormat.self).to(factory: DraftFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: DraftPath, format: DraftFormat) in
            DraftStore(path: path, format: format)
        }
        binder.bind(QueuePath.self).to(factory: QueuePath.init)
        binder.bind(QueueFormat.self).to(factory: QueueFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: QueuePath, format: QueueFormat) in
            QueueStore(path: path, format: format)
        }
        binder.bind(BlobPath.self).to(factory: BlobPath.init)
        binder.bind(BlobFormat.self).to(factory: BlobFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: BlobPath, format: BlobFormat) in
            BlobStore(path: path, format: format)
        }
        binder.bind(BackupPath.self).to(factory: BackupPath.init)
        binder.bind(BackupFormat.self).to(factory: BackupFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: BackupPath, format: BackupFormat) in
            BackupStore(path: path, format: format)
        }
        binder.bind(LogPath.self).to(factory: LogPath.init)
        binder.bind(LogFormat.self).to(factory: LogFormat.init)
        binder.bind((any Store).self).intoCollection().to { (path: LogPath, format: LogFormat) in
            LogStore(path: path, format: format)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

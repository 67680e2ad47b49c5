import DovetailLaunch
import DovetailSettings
import ParcelsDomain

public enum StorageModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.requires((any Output).self)
        binder.setting(JournalName.self)
        binder.setting(JournalKey.self)
        binder.setting(Capacity.self)
        binder.bind(Cipher.self).to(Cipher.init)
        binder.bind(Codec.self).to(Codec.init)
        binder.bind(Journal.self).launch { (name: Tagged<JournalName>, output: any Output) in
            Journal(name: name.get(), output: output)
        } stop: {
            await $0.close()
        }
        binder.bind((any ParcelStore).self).sharedInScope().to { (journal: Journal, codec: Codec, capacity: Tagged<Capacity>) in
            JournalStore(journal: journal, codec: codec, capacity: capacity.get())
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

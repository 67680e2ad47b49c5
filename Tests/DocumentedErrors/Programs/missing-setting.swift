// A setting has neither a value in any layer nor a default.
//
// Remedy: Set it in one of the layers that the note lists, or give its `SettingKey` a default.

import Dovetail
import DovetailSettings

extension FaultyProgram {
    static let missingSetting = FaultyProgram(.missingSetting, App.self, plugins: [SettingLayers([.values([:])])])
}

#sourceLocation(file:"App.swift",line:1)
private enum Port: Setting { static let key = SettingKey<Int>("http.port") }
private struct Server { let port: Int }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.setting(Port.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to { (port: TaggedProvider<Port>) in Server(port: port.get()) }
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0

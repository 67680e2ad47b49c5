// A layer of settings cannot be read: the file does not exist, or it is malformed. The layers are read while the graph is
// validated.
//
// Remedy: Correct the file or its path; `optional: true` permits a file to be absent.

import Dovetail
import DovetailSettings

extension FaultyProgram {
    static let settingFile = FaultyProgram(.settingFile, App.self, plugins: [SettingLayers([.json("server.json")])])
}

#sourceLocation(file:"App.swift",line:1)
private enum Port: Setting { static let key = SettingKey("http.port", default: 8080) }
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

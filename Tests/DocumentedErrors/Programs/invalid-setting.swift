// The value of a setting has the wrong type, or does not satisfy its condition. A default does not replace a malformed
// value.
//
// Remedy: Correct the value in the layer that the diagnostic names.

import Dovetail
import DovetailSettings

extension FaultyProgram {
    static let invalidSetting = FaultyProgram(.invalidSetting, App.self, plugins: [SettingLayers([.values(["http.port": 80_000])])])
}

#sourceLocation(file:"App.swift",line:1)
private enum Port: Setting { static let key = SettingKey("http.port", default: 8080, in: 1...65_535) }
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

// A layer has an entry that no setting of the graph reads, which often is a misspelled name.
//
// Remedy: Correct the spelling, or remove the entry. If other programs read the layer, too, `reportingUnknown(as: .off)` says so. In values that
// are written in the program it is an error.

import Dovetail
import DovetailSettings

extension FaultyProgram {
    static let unknownSetting = FaultyProgram(
        .unknownSetting, App.self,
        plugins: [SettingLayers([.environment(prefix: "APP_", variables: ["APP_HTTP_PROT": "80"])])])
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

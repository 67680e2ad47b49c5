// Two settings have the same name or the same spelling in the environment or on the command line, one is inside the
// other, or a name contains characters that these do not have.
//
// Remedy: Rename one of them; use one type for one setting.

import Dovetail
import DovetailSettings

extension FaultyProgram {
    static let settingConflict = FaultyProgram(.settingConflict, App.self)
}

#sourceLocation(file:"App.swift",line:1)
private enum Port: Setting { static let key = SettingKey("http.port", default: 8080) }
private enum HTTPPort: Setting { static let key = SettingKey("http.port", default: 80) }
private struct Server { let port: Int, webPort: Int }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.setting(Port.self)
        binder.setting(HTTPPort.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to { (port: TaggedProvider<Port>, web: TaggedProvider<HTTPPort>) in Server(port: port.get(), webPort: web.get()) }
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0

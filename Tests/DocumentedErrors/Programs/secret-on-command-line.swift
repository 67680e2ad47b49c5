// The value of a secret setting is on the command line, where other users of the machine can read it in the list of
// processes.
//
// Remedy: Pass it in the environment, or in a file that only the program can read.

import Dovetail
import DovetailSettings

extension FaultyProgram {
    static let secretOnCommandLine = FaultyProgram(
        .secretOnCommandLine, App.self, plugins: [SettingLayers([.commandLine(["--api-token", "abc"])])])
}

#sourceLocation(file:"App.swift",line:1)
private enum Token: Setting { static let key = SettingKey<Secret<String>>("api.token") }
private struct Server { let token: Secret<String> }

private enum App: RootComponent {
    static func configure(binder: Binder<Unscoped>) {
        binder.setting(Token.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to { (token: TaggedProvider<Token>) in Server(token: token.get()) }
    }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0

import DovetailLaunch
import DovetailSettings

/// The channel on which the bulletin is announced.
enum Channel: Setting { static let key = SettingKey<String>("channel") }

public struct Announcer: Sendable {
    let channel: String
    let text: String

    init(channel: Tagged<Channel>, bulletin: Bulletin) {
        self.channel = channel.get()
        text = bulletin.text()
    }

    func run() async { print("\(channel): \(text)") }
}

public enum AnnouncerApp: RootComponent {
    public typealias Root = Announcer

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: Measuring.self)
        binder.include(module: Writing.self)
        binder.setting(Channel.self)
        binder.bind(String.self).tagged(with: City.self).to(value: "Bergen")
        binder.bind(Desk.self).to(factory: Desk.init)
        binder.bind(Bulletin.self).using(City.self).to(factory: Bulletin.init)
        binder.bind(Announcer.self).launch(Announcer.init, run: { await $0.run() })
    }
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import DovetailSettings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The code of the guide "Read settings".
enum Settings {}

// MARK: Declaring

extension Settings {
    enum Port: Setting { static let key = SettingKey("reception.port", default: 8080, in: 1...65_535) }
    enum CheckOut: Setting { static let key = SettingKey<Duration?>("reception.checkOut") }
    enum Languages: Setting { static let key = SettingKey("reception.languages", default: ["en"]) }
    enum PaymentURL: Setting { static let key = SettingKey<URL>("payment.url") }
    enum PaymentKey: Setting { static let key = SettingKey<Secret<String>>("payment.key") }

    enum Season: String, CaseIterable, SettingValue { case low, high }
    enum CurrentSeason: Setting { static let key = SettingKey("season", default: Season.low) }
}

// MARK: Requesting

extension Settings {
    struct Payment: Sendable {
        let url: URL
        let key: Secret<String>

        /// The header that is sent with each request.
        var header: String { "Bearer \(key.reveal())" }
    }

    enum PaymentModule: Module {
        static func configure(binder: Binder<Unscoped>) {
            binder.setting(PaymentURL.self)
            binder.setting(PaymentKey.self)
            binder.bind(Payment.self).using(PaymentURL.self).using(PaymentKey.self).to(factory: Payment.init)
        }
    }

    struct Reception: Sendable {
        let payment: Payment
        let port: Int
        let season: Season
    }

    enum Hotel: RootComponent {
        static func configure(binder: Binder<Unscoped>) {
            binder.include(module: PaymentModule.self)
            binder.setting(Port.self)
            binder.setting(CurrentSeason.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Reception>) -> BindingReceipt<Reception> {
            bind.to { (payment: Payment, port: Tagged<Port>, season: Tagged<CurrentSeason>) in
                Reception(payment: payment, port: port.get(), season: season.get())
            }
        }
    }
}

// MARK: Layers

extension Settings {
    static var layers: SettingLayers {
        SettingLayers([
            .json("hotel.json", optional: true), .dotEnv(), .environment(prefix: "HOTEL_"), .commandLine(),
        ])
    }

    static func open() throws -> Reception {
        try ComponentFactory.of(Hotel.self, plugins: [layers]).build()
    }

    /// The season determines which file is read last.
    static func layersOfTheSeason() throws -> SettingLayers {
        let season = try layers[CurrentSeason.self]
        return layers.adding(.json("hotel.\(season.rawValue).json", optional: true))
    }

    /// Other programs read the `.env` file, too.
    static var strictLayers: SettingLayers {
        SettingLayers(
            [.json("hotel.json"), .dotEnv().reportingUnknown(as: .off), .environment(prefix: "HOTEL_")], unknown: .error)
    }
}

// MARK: Custom values and sources

extension Settings {
    struct Percentage: SettingValue {
        static let settingKind = "a percentage"
        let fraction: Double

        init?(setting node: SettingNode) {
            guard let number = Double(setting: node), (0...100).contains(number) else { return nil }
            fraction = number / 100
        }
    }

    static func vault(_ password: @escaping @Sendable (String) throws -> String?) -> SettingLayer {
        .custom("the vault") { name in try password(name.dotted).map { .string($0) } }
    }
}

// SPDX-License-Identifier: Apache-2.0

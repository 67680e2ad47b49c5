import Dovetail

/// Carries parcels, if it can, for a multiple of the tariff in percent.
public protocol Carrier: Sendable {
    var name: String { get }
    func percentage(for parcel: Parcel) -> Int?
}

struct Post: Carrier {
    let name = "post"
    func percentage(for parcel: Parcel) -> Int? { 100 }
}

struct Bicycle: Carrier {
    let name = "bicycle"
    func percentage(for parcel: Parcel) -> Int? { parcel.zone == .city && parcel.grams <= 5_000 ? 80 : nil }
}

/// Does not work on Sundays.
struct Courier: Carrier {
    let name = "courier"
    let clock: any WallClock
    func percentage(for parcel: Parcel) -> Int? { clock.weekday == 1 || parcel.zone == .city ? nil : 90 }
}

struct Tariff: Sendable {
    let rates: [Zone: Rate]
    let currency: Tagged<Currency>

    func cents(for parcel: Parcel) -> Int { (parcel.grams + 999) / 1_000 * (rates[parcel.zone]?.cents ?? 0) }
    func text(_ cents: Int) -> String { "\(cents) \(currency.get())" }
}

public struct Quote: Sendable {
    public let carrier: String
    public let price: String
}

public struct Quoter: Sendable {
    let carriers: [any Carrier]
    let tariff: Tariff

    /// The cheapest.
    public func quote(for parcel: Parcel) -> Quote? {
        let offers = carriers.compactMap { carrier in carrier.percentage(for: parcel).map { (carrier.name, $0) } }
        return offers.min { $0.1 < $1.1 }
            .map { name, percentage in Quote(carrier: name, price: tariff.text(tariff.cents(for: parcel) * percentage / 100)) }
    }
}

// SPDX-License-Identifier: Apache-2.0

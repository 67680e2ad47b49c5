import Dovetail

/// The name of a city.
enum City: Tag {
    typealias Element = String
}

/// The reports of a day in one city.
public struct Bulletin {
    let city: String
    let desk: Desk

    public func text() -> String { "\(city) \(desk.reports().joined(separator: ", "))" }
}

public enum BulletinApp: RootComponent {
    public typealias Root = Bulletin

    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: Measuring.self)
        binder.include(module: Writing.self)
        binder.bind(Desk.self).to(factory: Desk.init)
        binder.bind(Bulletin.self).using(City.self).to(factory: Bulletin.init)
        binder.bind(String.self).tagged(with: City.self).to(value: "Bergen")
    }
}

// SPDX-License-Identifier: Apache-2.0

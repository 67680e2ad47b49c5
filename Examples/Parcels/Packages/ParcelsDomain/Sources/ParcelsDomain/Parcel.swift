import Dovetail
import Foundation

/// Where a parcel goes.
public enum Zone: String, Sendable, CaseIterable { case city, country, abroad }

public struct Parcel: Sendable, Hashable {
    public let id: Int
    public let grams: Int
    public let zone: Zone

    public init(id: Int, grams: Int, zone: Zone) {
        self.id = id
        self.grams = grams
        self.zone = zone
    }
}

/// The price of a kilogram.
public struct Rate: Sendable, Hashable {
    let cents: Int
}

public enum Currency: Tag {
    public typealias Element = String
}

/// Lines that the person who runs the server reads.
public protocol Output: Sendable {
    func line(_ text: String)
}

public protocol WallClock: Sendable {
    /// The number of the day, from 1 to 7.
    var weekday: Int { get }
}

struct StandardOutput: Output {
    func line(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
}

struct SystemClock: WallClock {
    var weekday: Int { Calendar(identifier: .iso8601).component(.weekday, from: Date()) }
}

// SPDX-License-Identifier: Apache-2.0

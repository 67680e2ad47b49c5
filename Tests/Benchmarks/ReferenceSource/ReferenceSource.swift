// A program that is only compiled, never run: the unit in which `Scripts/tools/benchmark --compile` states what the library's build costs, so
// that the limit holds on every machine. Do not change it; a change would change the unit.
//
// As in the library, the compiler's time goes to small structs, generic collections that are specialized for them, sorting, closures
// and interpolated strings.

struct Point: Hashable {
    var x: Int
    var y: Int
}

struct City: Hashable {
    var name: String
    var location: Point
    var districts: [District]
}

struct District: Hashable {
    var name: String
    var streets: [Street]
    var inhabitants: Int?
}

struct Street: Hashable {
    var name: String
    var houses: [Int]
    var crossings: Set<Point>
}

struct Line: Hashable {
    enum Kind: Hashable {
        case bus(number: Int)
        case train(name: String, stops: [String])
        case ferry
    }

    var kind: Kind
    var stops: [Stop]
}

struct Stop: Hashable {
    var name: String
    var location: Point
    var minutes: ClosedRange<Int>
}

struct Journey: Hashable {
    var from: String
    var to: String
    var lines: [Line]
    var fare: Fare?
}

struct Fare: Hashable {
    var cents: Int
    var zones: [String]
}

struct Timetable {
    var cities: [City] = []
    var lines: [Line] = []
    var journeys: [Journey] = []
    var faults: [String] = []

    func districtsByName() -> [String: [District]] {
        Dictionary(grouping: cities.flatMap(\.districts), by: \.name)
    }

    func streets() -> [Street] {
        cities.flatMap(\.districts).flatMap(\.streets).sorted { ($0.name, $0.houses.count) < ($1.name, $1.houses.count) }
    }

    func crossings() -> [Point: Set<String>] {
        var result: [Point: Set<String>] = [:]
        for street in streets() {
            for crossing in street.crossings { result[crossing, default: []].insert(street.name) }
        }
        return result
    }

    func stopsByLine() -> [Line.Kind: [Stop]] {
        var result: [Line.Kind: [Stop]] = [:]
        for line in lines { result[line.kind, default: []].append(contentsOf: line.stops) }
        return result.mapValues { $0.sorted { $0.minutes.lowerBound < $1.minutes.lowerBound } }
    }

    func journeys(between one: String, and other: String) -> [Journey] {
        journeys.filter { $0.from == one && $0.to == other }.sorted { ($0.fare?.cents ?? 0) < ($1.fare?.cents ?? 0) }
    }

    func summary() -> [String] {
        cities.sorted { $0.name < $1.name }.map { city in
            let inhabitants = city.districts.compactMap(\.inhabitants).reduce(0, +)
            let streets = city.districts.map(\.streets.count).reduce(0, +)
            return "\(city.name) at \(city.location.x), \(city.location.y) has \(inhabitants) inhabitants in \(streets) streets"
        }
    }

    func description(of journey: Journey) -> String {
        let lines = journey.lines.map { line in
            switch line.kind {
            case .bus(let number): "bus \(number) with \(line.stops.count) stops"
            case .train(let name, let stops): "train \(name) by \(stops.joined(separator: ", "))"
            case .ferry: "the ferry from \(line.stops.first?.name ?? "nowhere")"
            }
        }
        let fare = journey.fare.map { "\($0.cents / 100).\($0.cents % 100) in zones \($0.zones.sorted().joined(separator: ", "))" }
        return "\(journey.from) to \(journey.to): \(lines.joined(separator: ", then ")), \(fare ?? "free")"
    }

    mutating func check() {
        var seen: Set<City> = []
        for city in cities where !seen.insert(city).inserted { faults.append("\(city.name) is listed twice") }
        var known: Set<Stop> = []
        for (position, line) in lines.enumerated() {
            for stop in line.stops where !known.insert(stop).inserted {
                faults.append("\(stop.name) at \(stop.location.x), \(stop.location.y) is on line \(position) and on another one")
            }
            for (one, other) in zip(line.stops, line.stops.dropFirst()) where one.minutes.upperBound > other.minutes.lowerBound {
                faults.append("line \(position) leaves \(one.name) after it has reached \(other.name)")
            }
        }
        var cheapest: [Fare: Journey] = [:]
        for journey in journeys {
            guard let fare = journey.fare else { continue }
            if let known = cheapest[fare], known != journey {
                faults.append("\(description(of: known)) costs as much as \(description(of: journey))")
            }
            cheapest[fare] = journey
        }
        faults = Array(Set(faults)).sorted()
    }

    /// The fewest changes from one stop to each other one.
    func changes(from start: Stop) -> [Stop: Int] {
        var neighbors: [Stop: Set<Stop>] = [:]
        for line in lines {
            for stop in line.stops { neighbors[stop, default: []].formUnion(line.stops.filter { $0 != stop }) }
        }
        var distances = [start: 0]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let stop = queue[next]
            next += 1
            for neighbor in neighbors[stop] ?? [] where distances[neighbor] == nil {
                distances[neighbor] = (distances[stop] ?? 0) + 1
                queue.append(neighbor)
            }
        }
        return distances
    }

    func busiest(count: Int) -> [(stop: Stop, lines: [Line])] {
        var lines: [Stop: [Line]] = [:]
        for line in self.lines {
            for stop in line.stops { lines[stop, default: []].append(line) }
        }
        return lines.map { (stop: $0.key, lines: $0.value) }
            .sorted { ($1.lines.count, $0.stop.name) < ($0.lines.count, $1.stop.name) }
            .prefix(count).map { $0 }
    }
}

// SPDX-License-Identifier: Apache-2.0

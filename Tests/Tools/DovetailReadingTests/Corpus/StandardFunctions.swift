// Functions of the standard library that make something of values that are known.
public import Dovetail

extension Binder where Scope == Unscoped {
    fileprivate func count(_ times: Int) { for _ in 0..<times { count() } }
    fileprivate func enter<Key: Hashable & Sendable>(_ key: Key) { bind(String.self).intoDictionary(key).to(value: "") }
}

public enum FunctionsOfNumbers: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number = 7, other = -number
        if number.isMultiple(of: 2) { binder.tea() }
        binder.count(number.quotientAndRemainder(dividingBy: 4).remainder)
        binder.count(abs(other) - 5 + other.signum())
        binder.count(max(1, 2) + min(4, 2, 9) - (6 & 3))
        if 1 << 4 == 16, 6 ^ 3 == 5, 4 | 1 == 5, ~0 == other + 6, 256 >> 3 == 32 { binder.coffee() }
        if Int("12") == 12, Int("x") == nil, let read = Int("3") { binder.count(read) }
    }
}
public enum FunctionsOfTexts: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let text = "Tea"
        for word in "white green  black".split(separator: " ") { binder.enter(String(word)) }
        binder.count("a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count)
        binder.count("a,b,c".split(separator: ",", maxSplits: 1).count)
        if text.contains("e"), text.dropFirst() == "ea", text.prefix(2) == "Te", text.first == "T", text.last != "T" { binder.tea() }
        if text.filter({ $0.isLowercase }) == "ea", String(text.reversed()) == "aeT", "a" < text.lowercased(), text > "A" {
            binder.coffee()
        }
        for character in "a1 b" where character.isLetter || character.isNumber { binder.enter("\(character)") }
        binder.enter(String(repeating: "ab", count: 2))
        for character in Set("abba").sorted() { binder.enter("set \(character)") }
    }
}
public enum FunctionsOfArrays: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let numbers = [1, 2, 3, 4]
        if numbers.count(where: { $0 > 2 }) == 2, numbers.last(where: { $0 < 3 }) == 2, numbers.min() == 1, numbers.max() == 4 {
            binder.tea()
        }
        if numbers.firstIndex(of: 3) == 2, numbers.lastIndex(where: { $0 > 9 }) == nil { binder.coffee() }
        binder.count(numbers.prefix(while: { $0 < 3 }).count + (numbers.drop(while: { $0 < 3 }).first ?? 9))
        for index in numbers.indices { binder.enter(index) }
        for number in [[8], [9]].joined() { binder.enter(number) }
        let letters = ["x", "y", "x"].reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        binder.count(letters["x"] ?? 9)
        if let longest = ["a", "bcd", "ef"].max(by: { $0.count < $1.count }) { binder.enter(longest) }
        var order = [5, 6, 1]
        order.sort()
        order.sort(by: >)
        order.swapAt(0, 1)
        order.removeAll { $0 == 1 }
        for (index, number) in order.enumerated() { binder.enter("\(index) \(number)") }
    }
}
public enum ElementsThatAreEqual: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        // The algorithm decides which of them it is.
        let words = ["ab", "cd", "e"]
        if words.max(by: { $0.count < $1.count }) == "cd" { binder.tea() } else { binder.coffee() }
    }
}
/// Only of an array, the index of an element is its position.
public enum IndicesOfSlices: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let tail = [5, 6, 7].dropFirst()
        if tail.firstIndex(of: 6) == 1 { binder.tea() } else { binder.coffee() }
        if tail.lastIndex(where: { $0 == 7 }) == 2 { binder.count(1) } else { binder.count(2) }
        if (3..<6).firstIndex(of: 4) == 4 { binder.enter("range") }
    }
}
public enum SwappedElementsOfASlice: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var tail = [5, 6, 7].dropFirst()
        tail.swapAt(1, 2)
        if tail.first == 7 { binder.tea() } else { binder.coffee() }
    }
}
public enum FunctionsOfDictionaries: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var counts: [String: Int] = [:]
        for word in ["a", "b", "a"] { counts[word, default: 0] += 1 }
        for word in counts.keys.sorted() where counts[word]! > 1 { binder.enter(word) }
        let groups = Dictionary(grouping: 1...5, by: { $0.isMultiple(of: 2) })
        if groups[true] == [2, 4] { binder.count(groups[false]?.count ?? 0) }
        let pairs = Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...2))
        let merged = pairs.merging(["a": 5]) { $0 + $1 }
        if merged["a"] == 6, merged.max(by: { $0.value < $1.value })?.key == "a" { binder.tea() }
        let latest = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $1 })
        binder.count(latest["a"] ?? 9)
        if pairs.mapValues({ $0 * 2 })["b"] == 4, pairs.filter({ $0.value > 9 }).isEmpty { binder.coffee() }
        binder.count(pairs.values.reduce(0, +) + pairs.compactMapValues { $0 > 1 ? $0 : nil }.count)
        let old = counts.removeValue(forKey: "a"), newer = counts.updateValue(5, forKey: "b")
        if old == 2, newer == 1, counts == ["b": 5] { binder.enter("changed") }
        for (name, values) in ["list": [1]] {
            var lists = [name: values]
            lists[name]?.append(2)
            lists["other", default: []].append(3)
            binder.count((lists["list"]?.count ?? 9) + (lists["other"]?.count ?? 9))
        }
    }
}
public enum FunctionsOfSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var seen: Set = ["a"]
        for name in ["a", "b", "b", "c"] where seen.insert(name).inserted { binder.enter(name) }
        if seen.remove("z") == nil, seen.remove("a") != nil { binder.tea() }
        seen.formUnion(["d"])
        seen.subtract(["c"])
        if seen == ["b", "d"], seen.isSubset(of: ["b", "d", "e"]), seen.isSuperset(of: ["d"]), !seen.isDisjoint(with: ["d"]) {
            binder.coffee()
        }
        binder.count(seen.union(["b", "f"]).count + seen.intersection(["d", "x"]).count + seen.subtracting(["d"]).count)
        if let first = seen.first(where: { $0 > "c" }) { binder.enter("first \(first)") }
        for name in seen.map({ $0 + "!" }).sorted() { binder.enter(name) }
    }
}
public enum OrderOfASet: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let names: Set = ["a", "b"]
        if names.map({ $0 + "!" })[0] == "a!" { binder.tea() } else { binder.coffee() }
        if names.first(where: { $0 < "c" }) == "a" { binder.count() }
        if names.reduce("", { $0 + $1 }) == "ab" { binder.count() }
    }
}
/// A lazy function is called when its result is used.
public enum LazyFunction: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var factor = 1
        let scaled = [1, 2].lazy.map { $0 * factor }
        factor = 3
        if scaled.contains(6) { binder.tea() } else { binder.coffee() }
    }
}
public enum OptionalThatIsMapped: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let list: [Int]? = [1, 2]
        list.map { _ in binder.count() }
        if list.map({ $0.count }) == 2 { binder.tea() }
        let pair: (Int, Int)? = (1, 2)
        if let sum = pair.map({ $0.0 + $0.1 }), sum == 3 { binder.coffee() }
        let none: [Int]? = nil
        none.map { _ in binder.count() }
        if none.flatMap({ $0.first }) == nil { binder.count() }
    }
}
public enum FunctionWithAChangedParameter: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        func add(_ name: String, to list: inout [String]) { if !list.contains(name) { list.append(name) } }
        var names: [String] = []
        for name in ["a", "b", "a"] { add(name, to: &names) }
        binder.count(names.count)
        let double: (inout Int) -> Void = { $0 *= 2 }
        var number = 1
        double(&number)
        double(&number)
        binder.count(number)
        let ifOn: (inout Int) -> Void = { if Run.isOn { $0 += 1 } }
        ifOn(&number)
        if number == 5 { binder.tea() } else { binder.coffee() }
    }
}

// SPDX-License-Identifier: Apache-2.0

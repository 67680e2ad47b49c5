// Dictionaries and sets of constants.
public import Dovetail

private enum Board { case upper, middle, lower }
private struct Rounded: Hashable {
    let number: Int
    static func == (left: Rounded, right: Rounded) -> Bool { left.number / 10 == right.number / 10 }
    func hash(into hasher: inout Hasher) {}
}
private enum Alike: Hashable {
    case one, other
    static func == (left: Alike, right: Alike) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
private let prices = ["tea": 3, "coffee": 1]
extension Binder where Scope == Unscoped {
    fileprivate func count(_ times: Int) { for _ in 0..<times { count() } }
}

public enum ElementsOfDictionaries: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let numbers = ["a": 1, "b": 2]
        binder.count(numbers["a"] ?? 5)
        binder.count(numbers["c"] ?? 4)
        binder.count(numbers["b", default: 9] + numbers["z", default: 3] + numbers.count)
        if numbers["z"] == nil { binder.tea() }
        if let number = numbers["b"] { binder.count(number) }
        let shelves: [Board: Int] = [.upper: 1, .lower: 3]
        binder.count(shelves[.lower]! + prices["tea"]!)
        if shelves[.middle] == nil { binder.coffee() }
    }
}
public enum SortedDictionary: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let numbers = ["b": 2, "a": 1, "c": 2]
        for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
            binder.count(number)
            if name == "c" { binder.tea() }
        }
        for name in numbers.keys.sorted() { binder.bind(String.self).intoDictionary(name).to(value: "") }
        binder.count(numbers.values.sorted()[0])
    }
}
public enum OrderOfADictionary: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let numbers = ["b": 2, "a": 1, "c": 2]
        for (_, number) in numbers { binder.count(number) }
        // Of equal elements, the order of the dictionary decides.
        if numbers.sorted(by: { $0.value > $1.value })[2].key == "a" { binder.tea() }
    }
}
public enum ElementsOfSets: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let names: Set = ["a", "b", "a"]
        binder.count(names.count)
        if names.contains("b") { binder.tea() }
        if names.contains("z") { binder.coffee() }
        for name in names.sorted() where name == "b" { binder.count() }
        for name in ["only"] as Set<String> { binder.count(name.count) }
    }
}
public enum DictionaryThatChanges: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var numbers = ["a": 1]
        numbers["b"] = 2
        binder.count(numbers["b"]!)
        numbers["a"] = nil
        if numbers["a"] == nil { binder.tea() }
        let name = "c"
        numbers[name] = 4
        let copy = numbers
        numbers["c"] = 1
        binder.count(copy["c"]! + numbers["c"]! + numbers.count)
    }
}
public enum DictionaryThatFunctionsChange: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        var numbers = ["a": 1]
        numbers["a"]? += 2
        if numbers["a"] == 3 { binder.tea() }
        numbers["b", default: 1] += 1
        if numbers["b"] == 2 { binder.coffee() }
        numbers.removeValue(forKey: "b")
        if numbers["b"] == nil { binder.count() }
        let name = Run.isOn ? "a" : "b"
        numbers[name] = 5
        if numbers["a"] == 5 { binder.count() }
        var names: Set = [1]
        names.insert(2)
        if names.contains(2) { binder.count() }
    }
}
public enum DictionaryOfClosures: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let actions: [String: (Binder<Unscoped>) -> Void] = ["tea": { $0.tea() }, "coffee": { $0.coffee() }]
        actions["tea"]?(binder)
        actions["mug"]?(binder)
        for name in ["coffee", "milk"] { actions[name]?(binder) }
    }
}
public enum DictionariesWithOtherKeys: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if [Rounded(number: 1): 1][Rounded(number: 3)] == 1 { binder.tea() }
        if [Alike.one: 1][.other] == 1 { binder.coffee() }
        if (["e\u{301}": 1] as [Character: Int])["\u{e9}"] == 1 { binder.count() }
        let missing: [String: Int?] = ["a": nil]
        if missing["a"] != nil { binder.count() }
    }
}

// SPDX-License-Identifier: Apache-2.0

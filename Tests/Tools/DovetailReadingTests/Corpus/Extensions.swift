public import Dovetail

// Extensions of the standard library's types, whose names begin like those of the library.

fileprivate extension Int {
    init(doubling number: Int) { self = number * 2 }
    static func == (left: Int, right: Int) -> Bool { left < right }
    func map(_ body: (Int) -> Void) { body(self) }
}
fileprivate extension String {
    static func == (left: String, right: String) -> Bool { left < right }
}
fileprivate extension Bool {
    static prefix func ! (value: Bool) -> Bool { value }
}
fileprivate extension Array where Element == Int {
    func forEach(_ body: (Int) -> Void) { if count == 2 { body(1) } }
}

public enum InitializerInAnExtensionOfInt: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { for _ in 0..<Int(doubling: 2) { binder.count() } }
}
public enum OperatorInAnExtensionOfInt: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { if 1 as Int == 1 { binder.tea() } else { binder.coffee() } }
}
public enum OperatorInAnExtensionOfString: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { if "a" as String == "a" { binder.tea() } else { binder.coffee() } }
}
public enum OperatorInAnExtensionOfBool: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { if !true { binder.tea() } else { binder.coffee() } }
}
public enum ForEachInAnExtension: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { [3, 4].forEach { _ in binder.count() } }
}
public enum ClampedInteger: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        let number = Int(UInt8(clamping: 300))
        if number > 255 { binder.tea() } else { binder.coffee() }
    }
}
public enum TruncatedInteger: CupComponent {
    public static func configure(binder: Binder<Unscoped>) {
        if Int(Int8(truncatingIfNeeded: 257)) > 1 { binder.tea() } else { binder.coffee() }
    }
}
public enum OverflowingOperator: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { if Int.max &+ same(1) > 0 { binder.tea() } else { binder.coffee() } }
}

// SPDX-License-Identifier: Apache-2.0

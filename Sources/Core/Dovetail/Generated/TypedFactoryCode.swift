// Written by `Scripts/generate arities`. Do not edit.

@frozen @usableFromInline
struct TypedCode0<Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable () -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable () -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode1<Dependency1, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode2<Dependency1, Dependency2, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode3<Dependency1, Dependency2, Dependency3, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode4<Dependency1, Dependency2, Dependency3, Dependency4, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode5<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode6<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode7<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode8<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode9<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode10<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode11<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode12<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode13<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode14<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode15<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode16<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode17<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode18<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode19<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode20<Dependency1, Dependency2, Dependency3, Dependency4, Dependency5, Dependency6, Dependency7, Dependency8, Dependency9, Dependency10, Dependency11, Dependency12, Dependency13, Dependency14, Dependency15, Dependency16, Dependency17, Dependency18, Dependency19, Dependency20, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming Dependency1, consuming Dependency2, consuming Dependency3, consuming Dependency4, consuming Dependency5, consuming Dependency6, consuming Dependency7, consuming Dependency8, consuming Dependency9, consuming Dependency10, consuming Dependency11, consuming Dependency12, consuming Dependency13, consuming Dependency14, consuming Dependency15, consuming Dependency16, consuming Dependency17, consuming Dependency18, consuming Dependency19, consuming Dependency20) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

/// The common type to which all of them are cast for their callers.
@frozen @usableFromInline
struct UntypedCode {
    @usableFromInline let code: Code
}

// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

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
struct TypedCode1<P0, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode2<P0, P1, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode3<P0, P1, P2, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode4<P0, P1, P2, P3, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode5<P0, P1, P2, P3, P4, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode6<P0, P1, P2, P3, P4, P5, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode7<P0, P1, P2, P3, P4, P5, P6, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode8<P0, P1, P2, P3, P4, P5, P6, P7, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode9<P0, P1, P2, P3, P4, P5, P6, P7, P8, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode10<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode11<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode12<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode13<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode14<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode15<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode16<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode17<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode18<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode19<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

@frozen @usableFromInline
struct TypedCode20<P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19, Element> {
    @usableFromInline let code:
        @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element, UnsafeMutableRawPointer?) -> UInt

    @inlinable @inline(__always)
    init(_ code: @escaping @Sendable (EnvironmentPointer, Edges, @escaping @Sendable (consuming P0, consuming P1, consuming P2, consuming P3, consuming P4, consuming P5, consuming P6, consuming P7, consuming P8, consuming P9, consuming P10, consuming P11, consuming P12, consuming P13, consuming P14, consuming P15, consuming P16, consuming P17, consuming P18, consuming P19) -> Element, UnsafeMutableRawPointer?) -> UInt) {
        self.code = code
    }

    @inlinable @inline(__always) var untyped: Code { unsafeBitCast(self, to: UntypedCode.self).code }
}

/// The common type to which all of them are cast for their callers.
@frozen @usableFromInline
struct UntypedCode {
    @usableFromInline let code: Code
}

// The types of the rows of existentials, in a module of their own, as in a program of several modules.
//
// In the module of the rows the optimizer would specialize each initializer for the one type that is passed to it by hand,
// and every other caller, a graph above all, would pay for the conversion to it.

public protocol Q0: Sendable {}
public protocol Q1: Sendable {}
public protocol Q2: Sendable {}
public protocol Q3: Sendable {}
public protocol Q4: Sendable {}
public protocol Q5: Sendable {}
public protocol Q6: Sendable {}
public protocol Q7: Sendable {}
public protocol Q8: Sendable {}
public protocol Q9: Sendable {}
public protocol P0: Sendable {}
public protocol P1: Sendable {}
public protocol P2: Sendable {}
public protocol P3: Sendable {}
public protocol P4: Sendable {}
public protocol P5: Sendable {}
public protocol P6: Sendable {}
public protocol P7: Sendable {}
public protocol P8: Sendable {}
public protocol P9: Sendable {}
public protocol Broad: Sendable {}

public final class D0: Q0 {
    public init() {}
}
public final class D1: Q1 {
    public let q0: any Q0
    public init(q0: any Q0) { self.q0 = q0 }
}
public final class D2: Q2 {
    public let q1: any Q1
    public init(q1: any Q1) { self.q1 = q1 }
}
public final class D3: Q3 {
    public let q2: any Q2
    public init(q2: any Q2) { self.q2 = q2 }
}
public final class D4: Q4 {
    public let q3: any Q3
    public init(q3: any Q3) { self.q3 = q3 }
}
public final class D5: Q5 {
    public let q4: any Q4
    public init(q4: any Q4) { self.q4 = q4 }
}
public final class D6: Q6 {
    public let q5: any Q5
    public init(q5: any Q5) { self.q5 = q5 }
}
public final class D7: Q7 {
    public let q6: any Q6
    public init(q6: any Q6) { self.q6 = q6 }
}
public final class D8: Q8 {
    public let q7: any Q7
    public init(q7: any Q7) { self.q7 = q7 }
}
public final class D9: Q9 {
    public let q8: any Q8
    public init(q8: any Q8) { self.q8 = q8 }
}

public final class M0: P0 {
    public init() {}
}
public final class M1: P1 {
    public init() {}
}
public final class M2: P2 {
    public init() {}
}
public final class M3: P3 {
    public init() {}
}
public final class M4: P4 {
    public init() {}
}
public final class M5: P5 {
    public init() {}
}
public final class M6: P6 {
    public init() {}
}
public final class M7: P7 {
    public init() {}
}
public final class M8: P8 {
    public init() {}
}
public final class M9: P9 {
    public init() {}
}

public final class Breadth: Broad {
    public let p0: any P0
    public let p1: any P1
    public let p2: any P2
    public let p3: any P3
    public let p4: any P4
    public let p5: any P5
    public let p6: any P6
    public let p7: any P7
    public let p8: any P8
    public let p9: any P9
    public init(
        p0: any P0, p1: any P1, p2: any P2, p3: any P3, p4: any P4,
        p5: any P5, p6: any P6, p7: any P7, p8: any P8, p9: any P9
    ) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
        self.p4 = p4
        self.p5 = p5
        self.p6 = p6
        self.p7 = p7
        self.p8 = p8
        self.p9 = p9
    }
}

/// A second implementation of every protocol, as a program has for its tests: the optimizer knows what to make of a
/// protocol that only one type conforms to, for the better by hand and for the worse in a graph.
public final class Fake: Broad, P0, Q0, P1, Q1, P2, Q2, P3, Q3, P4, Q4, P5, Q5, P6, Q6, P7, Q7, P8, Q8, P9, Q9 {
    public init() {}
}

// SPDX-License-Identifier: Apache-2.0

// A module that both images contain, unless it is a library of its own.

public struct Clock {
    public var hour = 7
    public init() {}
}

// SPDX-License-Identifier: Apache-2.0

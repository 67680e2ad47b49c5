/// A value that is transferred to another isolation and not used by the sender afterwards.
struct Transferred<Value>: @unchecked Sendable {  // Only used by its current owner.
    let value: Value
}

// SPDX-License-Identifier: Apache-2.0

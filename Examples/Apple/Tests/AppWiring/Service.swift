/// The types that the filled templates bind and return.
struct Service: Sendable {}

struct Desk {
    let service: Service
}

// SPDX-License-Identifier: Apache-2.0

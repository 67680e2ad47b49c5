// A property with the name of one in another file.

extension Kitchen { fileprivate static var isOpen: Bool { false } }

enum OtherKitchen {
    static func isOpen() -> Bool { Kitchen.isOpen }
}

// SPDX-License-Identifier: Apache-2.0

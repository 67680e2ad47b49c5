import Dovetail

enum RightModule: Module {
    static func configure(binder: Binder<Unscoped>) { wire(1, binder) }
}
private func wire(_ number: Int, _ binder: Binder<Unscoped>) { if isServed { binder.count() } }
private var isServed: Bool { Run.isOff }

// SPDX-License-Identifier: Apache-2.0

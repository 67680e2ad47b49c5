import Dovetail

enum LeftModule: Module {
    static func configure(binder: Binder<Unscoped>) { wire(1, binder) }
}
private func wire(_ number: Int, _ binder: Binder<Unscoped>) { if isServed { binder.count() } }
private var isServed: Bool { Run.isOn }

// SPDX-License-Identifier: Apache-2.0

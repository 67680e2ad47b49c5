// A file in which #sourceLocation changes the locations.
public import Dovetail

#sourceLocation(file:"Elsewhere.swift",line:100)
public enum LinesThatAreMoved: CupComponent {
    public static func configure(binder: Binder<Unscoped>) { binder.bind(Tea.self).to(factory: Tea.init) }
}
#sourceLocation()

// SPDX-License-Identifier: Apache-2.0

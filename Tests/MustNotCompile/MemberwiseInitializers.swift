import Dovetail

// A struct with a private property that has a value. Since SE-0502 (Swift 6.4), such a struct has a second memberwise initializer, without
// the property, and these lines compile.

struct Pen {}

// expected-note@+1 {{'init(pen:pages:)' declared here}}
struct Notebook {
    let pen: Pen
    private var pages = 0
}

struct Diary {
    let pen: Pen
    private let pages = 0
}

enum NotebookModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Pen.self).to(factory: Pen.init)
        // Mistake: The memberwise initializer of a struct with a private variable that has a value, before Swift 6.4; write an initializer.
        // expected-error@+1 {{'Notebook' initializer is inaccessible due to 'private' protection level}}
        binder.bind(Notebook.self).to(factory: Notebook.init)
        // A constant that has a value is no parameter.
        binder.bind(Diary.self).to(factory: Diary.init)
    }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct OwnedTests {
    final class Model {
        let id: Int
        init(_ id: Int) { self.id = id }
    }

    /// Creates models, and counts them.
    @MainActor final class Models {
        var created: [Int] = []
        func make(_ id: Int) -> Model {
            created.append(id)
            return Model(id)
        }
    }

    /// A screen with a model in a state of its own.
    struct Naive: View {
        @State private var model: Model
        init(_ models: Models) { _model = State(wrappedValue: models.make(1)) }
        var body: some View { Text("\(model.id)") }
    }

    @Test func `a state creates an object for each description of a view in one form, and one in the other`() {
        let wrapped = Models(), lazily = Models()

        Host(.propertyWrapper) { Naive(wrapped) }.update(times: 4)
        Host(.macro) { Naive(lazily) }.update(times: 4)

        #expect(wrapped.created == [1, 1, 1, 1, 1])
        #expect(lazily.created == [1])
    }

    @Test(arguments: StateForm.allCases)
    func `a factory is called once for five evaluations of a body`(form: StateForm) {
        let models = Models()
        var shown: [Model] = []

        let host = Host(form) {
            Owned(by: 7) {
                models.make(7)
            } content: { model in
                let _ = shown.append(model)
                Text("model \(model.id)")
            }
        }
        host.update(times: 4)

        #expect(models.created == [7])
        #expect(shown.count == 5)
        #expect(shown.allSatisfy { $0 === shown[0] })
        #expect(host.texts == ["model 7"])
    }

    @Test(arguments: StateForm.allCases)
    func `describing a view creates nothing`(form: StateForm) {
        let models = Models()

        for _ in 0..<5 {
            _ = Owned(make: { models.make(1) }, content: { _ in EmptyView() })
        }

        #expect(models.created == [])
    }

    @Test(arguments: StateForm.allCases)
    func `another id releases the object before another one is created, and the content is a new view`(form: StateForm) {
        struct Content: View {
            let model: Model
            @State private var first: Int?
            var body: some View {
                if first == nil { let _ = first = model.id }
                Text("\(model.id), first \(first ?? 0)")
            }
        }
        let models = Models()
        var id = 1
        weak var old: Model?
        var oldWasReleased: Bool?
        let host = Host(form) {
            Owned(by: id) {
                if id == 2 { oldWasReleased = old == nil }
                let model = models.make(id)
                if id == 1 { old = model }
                return model
            } content: { model in
                Content(model: model)
            }
        }
        #expect(host.texts == ["1, first 1"])
        #expect(old != nil)

        id = 2
        host.update(times: 2)

        #expect(models.created == [1, 2])
        #expect(oldWasReleased == true)
        #expect(host.texts == ["2, first 2"])
    }

    @Test(arguments: StateForm.allCases)
    func `each view has an object of its own, which is released with it`(form: StateForm) {
        let models = Models()
        weak var first: Model?
        let host = Host(form) {
            Owned {
                let model = models.make(1)
                first = model
                return model
            } content: { model in
                Text("\(model.id)")
            }
            Owned {
                models.make(2)
            } content: { model in
                Text("\(model.id)")
            }
        }
        host.update(times: 2)
        #expect(models.created == [1, 2])
        #expect(host.texts == ["1", "2"])
        #expect(first != nil)

        host.close()
        #expect(first == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0

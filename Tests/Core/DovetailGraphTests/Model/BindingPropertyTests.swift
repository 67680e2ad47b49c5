import DovetailGraph
import TestTools
import Testing

/// Some properties of a binding are stored in one object, others beside it, which must not be observable.
@Suite(.watched) struct BindingPropertyTests {
    private let literal = Graph.SourceLocation(file: "App/App.swift", filePath: "/App/App.swift", line: 3, column: 9)
    private let read = Graph.SourceLocation(file: "Other/Other.swift", path: "/Other/Other.swift", line: 5, column: 7)
    private actor Mail {}

    private func binding(scope: TypeName? = nil, isolation: Graph.Isolation = .nonisolated, place: Graph.SourceLocation) -> Graph.Binding {
        Graph.Binding(key: 1, isShared: true, scope: scope, isolation: isolation, component: 2, module: 3, requests: 4..<6, place: place)
    }

    // Computed: in stored ones, whose enums hold marked pointers, the leak detection would not find the names.
    private static var scopes: [TypeName?] { [nil, TypeName("App.Session"), TypeName(Mail.self)] }
    private static var actors: [Graph.Isolation] {
        [.nonisolated, .mainActor, .actor(TypeName("App.Mail")), .actor(TypeName(Mail.self))]
    }

    @Test(arguments: scopes, actors)
    func `a binding has what it was created with`(scope: TypeName?, isolation: Graph.Isolation) {
        for place in [literal, read] {
            let binding = binding(scope: scope, isolation: isolation, place: place)
            #expect((binding.scope, binding.isolation, binding.place) == (scope, isolation, place))
            #expect(binding.attachment == nil)
            #expect((binding.key, binding.component, binding.module, binding.requests) == (1, 2, 3, 4..<6))
        }
    }

    @Test func `each property is changed without the others, from a text to a type and back`() {
        var binding = binding(scope: TypeName("App.Session"), isolation: .actor(TypeName("App.Mail")), place: read)
        binding.attachment = 7
        binding.scope = TypeName(Mail.self)
        #expect(binding.scope?.full == TypeName(Mail.self).full)
        #expect((binding.isolation, binding.place) == (.actor(TypeName("App.Mail")), read))
        binding.isolation = .mainActor
        #expect((binding.isolation, binding.place) == (.mainActor, read))
        binding.place = literal
        #expect((binding.place.file, binding.place.path) == ("App/App.swift", "/App/App.swift"))
        #expect((binding.scope, binding.isolation) == (TypeName(Mail.self), .mainActor))
        binding.scope = TypeName("App.Session")
        #expect((binding.scope, binding.place) == (TypeName("App.Session"), literal))
        binding.isolation = .nonisolated
        binding.scope = nil
        #expect((binding.scope, binding.isolation) == (nil, .nonisolated))
        #expect(binding.attachment as? Int == 7)
        binding.attachment = nil
        #expect(binding.attachment == nil)
    }

    @Test func `a copy is changed without the original`() {
        var original = binding(scope: TypeName("App.Session"), isolation: .actor(TypeName("App.Mail")), place: read)
        original.attachment = 7
        var copy = original
        copy.scope = TypeName("App.Window")
        copy.isolation = .actor(TypeName("App.Post"))
        copy.place = literal
        copy.attachment = "seven"
        #expect((original.scope, original.isolation, original.place) == (TypeName("App.Session"), .actor(TypeName("App.Mail")), read))
        #expect(original.attachment as? Int == 7)
        #expect((copy.scope, copy.isolation, copy.place) == (TypeName("App.Window"), .actor(TypeName("App.Post")), literal))
        #expect(copy.attachment as? String == "seven")
    }
}

// SPDX-License-Identifier: Apache-2.0

public import DovetailGraph

extension Graph {
    /// The graph with the implementations of its bindings, as far as the source code names them.
    ///
    /// The type system does not retain which type implements a protocol: `HTTPFeeds.init` is converted to a function that returns
    /// `any FeedSource` before the library receives it. The source code is therefore read where the bindings are declared, when the graph is
    /// drawn. A running program does not pay for it.
    ///
    /// A type is recognized in `to(factory: HTTPFeeds.init)`, `to(value: HTTPFeeds())` and in a closure that only creates a value,
    /// such as `{ (client: Client) in HTTPFeeds(client) }`, and likewise in `launch` and `prepare`. An implementation that has the type of its
    /// key is not recorded.
    ///
    /// - Parameter text: Returns the source code in the file at a path, or `nil` if it cannot be read. It is called once for each file.
    public func namingImplementations(reading text: (_ path: String) -> String?) -> Graph {
        var graph = self
        var files: [String: SourceLines?] = [:]
        for (position, binding) in bindings.enumerated() where binding.canNameImplementation {
            let path = binding.place.path
            let lines = files[path] ?? text(path).map { SourceLines($0) }
            files[path] = .some(lines)
            guard let code = lines?.code(from: binding.place), let name = DeclarationReader.implementation(in: code) else { continue }
            // What is bound, or the element of a collection, or the product of a factory.
            let keys = [binding.key, keys[binding.key].form.base ?? binding.key].map { self.keys[$0].key.type.short }
            if !keys.contains(name), !keys.contains("any \(name)") { graph.bindings[position].implementation = TypeName(name) }
        }
        return graph
    }
}

extension Graph.Binding {
    fileprivate var canNameImplementation: Bool {
        switch kind {
        case .value, .factory, .external, .assistedFactory: !isBuiltIn && implementation == nil
        case .provider, .seed, .propertyInjector, .componentFactory: false
        }
    }
}

/// The text of a file, by lines.
private struct SourceLines {
    private let text: [UInt8]
    private let starts: [Int]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.text = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The code that begins at a location; nil if the file has been changed and does not have it any more.
    func code(from place: Graph.SourceLocation) -> ArraySlice<UInt8>? {
        guard place.line > 0, place.line <= starts.count, place.column > 0 else { return nil }
        let start = starts[place.line - 1] + place.column - 1
        return start < text.count ? text[start...] : nil
    }
}

// SPDX-License-Identifier: Apache-2.0

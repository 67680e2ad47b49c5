internal import DovetailGraph

/// A binding on its recorder, from its start to its completion.
@frozen @usableFromInline
struct BindingDraft {
    @usableFromInline let recorder: DeclarationRecorder
    @usableFromInline let index: Int32

    @usableFromInline @inline(never)
    func tag(_ tag: Any.Type) { recorder.write(index) { $0.tag = tag } }

    /// Sets the key of the binding, where it differs from the type of the product.
    @usableFromInline @inline(never)
    func setKey(_ key: Any.Type) { recorder.write(index) { $0.key = key } }

    /// Passes the value of a tag to a parameter of the factory.
    @usableFromInline @inline(never)
    func use(_ tag: Any.Type, of element: Any.Type) {
        recorder.write(index) { $0.settableExtras.usedTags.append(UsedTag(tag: tag, element: element)) }
    }

    @usableFromInline @inline(never)
    func share() { recorder.write(index) { $0.isShared = true } }

    @usableFromInline @inline(never)
    func contribute(many: Bool = false, to collection: Any.Type, _ assemble: @escaping CollectionAssembler) {
        contribute(many ? .elements : .element, to: collection, assemble)
    }

    @usableFromInline
    func contribute<Key: Hashable & Sendable>(entry: Key, to dictionary: Any.Type, _ assemble: @escaping CollectionAssembler) {
        contribute(.entry(AnyHashable(entry)), to: dictionary, assemble)
    }

    private func contribute(_ contribution: Contribution, to collection: Any.Type, _ assemble: @escaping CollectionAssembler) {
        recorder.write(index) {
            $0.key = collection
            $0.settableExtras.assemble = assemble
            $0.settableExtras.contribution = contribution
        }
    }

    /// Sets the location of a binding for which no location was known at its start.
    @usableFromInline
    func place(_ file: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        recorder.write(index) {
            guard !$0.hasPlace else { return }
            $0.hasPlace = true
            $0.place = Graph.SourceLocation(file: file, filePath: filePath, line: line, column: column)
        }
    }

    /// Attaches data that the core does not interpret to the binding.
    func attach(_ attachment: any Sendable) { recorder.write(index) { $0.settableExtras.attachment = attachment } }

    // MARK: Finishing

    @usableFromInline
    func finish(value code: @escaping Code) {
        finish(.value, nil) { $0.code = code }
    }

    @usableFromInline
    func finish(provider code: @escaping Code) {
        finish(.provider, nil) { $0.code = code }
    }

    @usableFromInline
    func finish(pack request: (DeclarationRecorder) -> Void, _ code: @escaping Code) {
        finish(.factory, nil, requesting: request) { $0.code = code }
    }

    @usableFromInline
    func finish(
        pack request: (DeclarationRecorder) -> Void, _ factory: DeferredFactory, _ isolation: (any Actor)? = nil,
        _ input: @escaping InputCode
    ) {
        finish(factory.kind, isolation, requesting: request) { factory.finish(&$0, input) }
    }

    /// Completes a binding whose instance is put into each instance of the component from outside.
    func finish(external attachment: any Sendable, requesting requests: [Any.Type], isEntryPoint: Bool, on isolation: (any Actor)?) {
        finish(.external, isolation, requesting: { recorder in requests.forEach { recorder.request($0) } }) {
            $0.settableExtras.attachment = attachment
            $0.isShared = true
            $0.isEntryPoint = isEntryPoint
        }
    }

    /// Completes the root of a component that only requests it.
    func finishRequestedRoot(_ root: Any.Type, _ code: @escaping Code) {
        finish(.factory, nil, requesting: { $0.request(root) }) {
            $0.isRequestedRoot = true
            $0.code = code
        }
    }

    /// Completes the draft. A second completion starts a second binding of the same key, which the rules report.
    func finish(
        _ kind: Graph.Binding.Kind, _ isolation: (any Actor)?, requesting request: (DeclarationRecorder) -> Void = { _ in },
        _ change: (inout Recipe) -> Void
    ) {
        guard !recorder.isRead, index >= 0 else { return recorder.write(index, change) }
        let target = recorder.recipes[Int(index)].isFinished ? recorder.restart(index) : index
        let first = recorder.requests.count
        request(recorder)
        let end = recorder.requests.count
        recorder.write(target) {
            $0.kind = kind
            if let isolation { $0.settableExtras.isolation = isolation }
            $0.requests = first..<end
            $0.isFinished = true
            change(&$0)
            if $0.extras != nil { assignTags($0) }
        }
    }

    /// Assigns the tags that a binding uses to its requests.
    private func assignTags(_ recipe: Recipe) {
        guard let extras = recipe.extras, !extras.usedTags.isEmpty else { return }
        let requests = recipe.requests
        let (tags, unmatched) = parameters(using: extras.usedTags, count: requests.count) {
            recorder.requests[requests.lowerBound + $0] == $1.element
        }
        let byRequest = Dictionary(uniqueKeysWithValues: tags.map { (requests.lowerBound + $0.key, $0.value) })
        extras.requestTags = RequestTags(byRequest: byRequest, unmatched: unmatched)
    }
}

/// The type, key and kind of a binding whose function runs later, with an argument that only its caller has.
@usableFromInline
struct DeferredFactory {
    let kind: Graph.Binding.Kind
    let key: Any.Type

    func finish(_ recipe: inout Recipe, _ input: @escaping InputCode) {
        recipe.key = key
        recipe.code = DeferredTarget.code
        recipe.settableExtras.input = input
    }
}

// SPDX-License-Identifier: Apache-2.0

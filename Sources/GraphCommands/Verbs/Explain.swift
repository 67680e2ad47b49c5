import DovetailGraph

extension GraphCommand {
    func explain(_ arguments: Arguments) throws(Failure) -> Result {
        let id = try arguments.words(1...1)[0]
        guard let explanation = explanations.first(where: { $0.id.rawValue == id }) else {
            let near = similar(to: id, in: explanations.map(\.id.rawValue))
            throw Failure("there is no finding '\(id)'\(suggestion(near))")
        }
        return Result(output: "\(explanation.id) (\(explanation.id.severity.rawValue))\n\n\(explanation.text)\n")
    }
}

/// What each finding means, in one or two sentences.
private let explanations: [(id: DiagnosticID, text: String)] = [
    (.missingBinding, "A factory asks for a key that nobody binds. Bind it in a module that the component includes."),
    (.duplicateBinding, "One key is bound twice in one component. Remove one, or tell them apart by a tag."),
    (.dependencyCycle, "Things need each other before any of them can be made. Let one of them ask for a Provider or a Lazy."),
    (.moduleCycle, "Modules include each other in a circle. Remove one include."),
    (.componentCycle, "A component installs itself, directly or over others. Remove one install."),
    (.scopeMismatch, "A binding is shared in a scope that its component does not have."),
    (.repeatedScope, "A component has the scope of one of its ancestors."),
    (.shadowedBinding, "A child component, or a seed, binds what a parent binds already."),
    (.seedConflict, "The seed of a component is bound by somebody else too."),
    (.collectionConflict, "A collection is bound as a whole, and others contribute to it."),
    (.duplicateDictionaryKey, "Two entries of one dictionary have equal keys."),
    (.reservedKey, "A key is bound that the library answers itself, such as a Provider."),
    (.assistedOutsideFactory, "Assisted is asked for by a factory that has no seed."),
    (.componentNotInstalled, "A ComponentFactory is asked for, and nobody installs the component."),
    (.unfinishedBinding, "A chain was started with bind and has no to."),
    (.lateDeclaration, "A binder was used after its configure had returned."),
    (.isolationMismatch, "A factory needs an actor on which it is not called."),
    (.nothingGiven, "A launcher would give the value, and the component is built without one. Bring it up with a Launcher."),
    (.unmatchedReplacement, "A replacement replaces nothing."),
    (.duplicateReplacement, "Two replacements stand for one key."),
    (.unusedBinding, "Nothing that a root needs leads to the binding."),
    (.retainCycle, "Two shared things keep each other alive over their providers, so that neither is ever freed."),
    (.tornScope, "Two shared bindings stand for one thing that is not shared itself, and so each keeps its own."),
    (.plugin, "A plugin of the graph reported it."),
]

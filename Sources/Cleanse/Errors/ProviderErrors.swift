public import Dovetail

/// Who asked for something, and where that was written.
public struct ProviderRequestDebugInfo: Sendable {
    let requestedType: Any.Type
    let providerRequiredFor: Any.Type?
    let sourceLocation: Graph.Place?

    /// `required by Feed at App/Feed.swift:12`.
    fileprivate var line: String {
        let requester = providerRequiredFor.map { " by \($0)" } ?? ""
        guard let place = sourceLocation else { return "  -> required\(requester)" }
        let file = place.path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).suffix(2).joined(separator: "/")
        return "  -> required\(requester) at \(file):\(place.line)"
    }
}

/// Something is asked for that nobody binds.
public struct MissingProvider: CleanseError {
    /// All who ask for it.
    let requests: [ProviderRequestDebugInfo]
    /// What is wrong, in the words of Dovetail.
    public let diagnostic: Diagnostic

    var requestedType: Any.Type { requests[0].requestedType }

    public var description: String {
        let words = ["*** \(requestedType) *** binding missing"] + requests.map(\.line)
        return (words + diagnostic.details(beside: requests)).joined(separator: "\n")
    }
}

/// Something needs itself to be made.
public struct DependencyCycle: CleanseError {
    /// The members of the circle: each needs the next, the last the first.
    let requirementStack: [ProviderRequestDebugInfo]
    /// What is wrong, in the words of Dovetail.
    public let diagnostic: Diagnostic

    var requestedType: Any.Type { requirementStack[0].requestedType }

    public var description: String {
        let words = ["*** \(requestedType) *** Dependency Cycle Detected"] + requirementStack.map(\.line)
        return (words + diagnostic.details(beside: requirementStack)).joined(separator: "\n")
    }
}

/// A component has the scope of a component that it lies in.
public struct InvalidScopeNesting: CleanseError {
    let scope: Any.Type
    let innerComponent: Any.Type
    let outerComponent: Any.Type
    /// What is wrong, in the words of Dovetail.
    public let diagnostic: Diagnostic

    public var description: String {
        let words = "Component (\(outerComponent)) contains a component (\(innerComponent)) with the same scope: (\(scope))"
        return ([words] + diagnostic.details()).joined(separator: "\n")
    }
}

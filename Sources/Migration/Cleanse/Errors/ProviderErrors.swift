public import Dovetail

/// The requester of a dependency, and the location of its binding.
public struct ProviderRequestDebugInfo: Sendable {
    let requestedType: Any.Type
    let providerRequiredFor: Any.Type?
    let sourceLocation: Graph.SourceLocation?

    /// `required by Feed at App/Feed.swift:12`.
    fileprivate var line: String {
        let requester = providerRequiredFor.map { " by \($0)" } ?? ""
        guard let place = sourceLocation else { return "  -> required\(requester)" }
        let file = place.path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).suffix(2).joined(separator: "/")
        return "  -> required\(requester) at \(file):\(place.line)"
    }
}

/// A requested type that is not bound.
public struct MissingProvider: CleanseError {
    /// All requests for it.
    let requests: [ProviderRequestDebugInfo]
    /// The fault as a diagnostic of Dovetail.
    public let diagnostic: Diagnostic

    var requestedType: Any.Type { requests[0].requestedType }

    public var description: String {
        let words = ["*** \(requestedType) *** binding missing"] + requests.map(\.line)
        return (words + diagnostic.details(beside: requests)).joined(separator: "\n")
    }
}

/// A binding that depends on itself.
public struct DependencyCycle: CleanseError {
    /// The members of the cycle: each depends on the next, and the last on the first.
    let requirementStack: [ProviderRequestDebugInfo]
    /// The fault as a diagnostic of Dovetail.
    public let diagnostic: Diagnostic

    var requestedType: Any.Type { requirementStack[0].requestedType }

    public var description: String {
        let words = ["*** \(requestedType) *** Dependency Cycle Detected"] + requirementStack.map(\.line)
        return (words + diagnostic.details(beside: requirementStack)).joined(separator: "\n")
    }
}

/// A component that has the scope of one of its ancestors.
public struct InvalidScopeNesting: CleanseError {
    let scope: Any.Type
    let innerComponent: Any.Type
    let outerComponent: Any.Type
    /// The fault as a diagnostic of Dovetail.
    public let diagnostic: Diagnostic

    public var description: String {
        let words = "Component (\(outerComponent)) contains a component (\(innerComponent)) with the same scope: (\(scope))"
        return ([words] + diagnostic.details()).joined(separator: "\n")
    }
}

// SPDX-License-Identifier: Apache-2.0

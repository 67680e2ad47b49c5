// Code that declares nothing is read for the value that it returns, if that is known without an answer of the world: a trial. What it would
// ask or report ends the trial, and the value is as unknown as if it had not been tried.

extension Interpreter {
    /// The maximum number of calls in a trial. One that needs more is not repeated in other worlds.
    static let mostCallsOfTrials = 1_000

    /// What code returns that declares nothing, which may be unknown. Nil if what it does is not known either, such as whether it throws.
    func tried(_ node: SyntaxNode, _ code: () -> Value) -> Value? {
        guard !isThrowing, !declarations.endlessTrials.contains(ObjectIdentifier(node)) else { return nil }
        let wasTrying = isTrying
        if !wasTrying { callsLeftToTry = Self.mostCallsOfTrials }
        guard callsLeftToTry > 0 else { return nil }
        isTrying = true
        // Whether it throws matters.
        let value = catching(true, code)
        isTrying = wasTrying
        if !isTrying, callsLeftToTry <= 0 { declarations.endlessTrials.insert(ObjectIdentifier(node)) }
        if isTrialOver {
            isTrialOver = false
            isThrowing = false
            return nil
        }
        return value.isOpen ? .unknown : value
    }

    /// The value of a call, if its function was read.
    func triedCall(
        _ function: Declarations.Function?, _ callee: Callee, _ arguments: [Argument], at node: SyntaxNode, _ environment: Environment
    ) -> Value? {
        guard let function else { return nil }
        if function.node.kind == "constructor_decl" {
            return tried(node) {
                if let value = self.initialized(function, callee, arguments, at: node, environment) { return value }
                self.endTrial()
                return .unknown
            }
        }
        let value = tried(node) {
            if let value = self.callRequirement(callee, arguments, at: node, environment) { return value }
            return self.call(function, callee, arguments, at: node, environment)
        }
        if value == nil { callee.changes?.after = nil }
        return value
    }

    /// Ends the trial: its value is not known.
    func endTrial() {
        isTrialOver = true
        isThrowing = true
    }
}

// SPDX-License-Identifier: Apache-2.0

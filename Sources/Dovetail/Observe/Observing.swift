internal import CDovetail
internal import DovetailGraph

/// With an observer, the nodes get code that notifies it of each call. Without one, they get the code that the modules supplied, so
/// that there is no check at run time.
extension Linker {
    func observed(_ code: @escaping Code, _ position: Int) -> Code {
        guard let observer else { return code }
        let binding = ObservedBinding(position, in: graph)
        return { env, edges, factory, out in binding.whileBeingMade(observer) { code(env, edges, factory, out) } }
    }

    /// Wraps the code that an assisted factory or a property injector runs each time it is called.
    func observed(_ code: @escaping InputCode, _ position: Int) -> InputCode {
        guard let observer else { return code }
        let binding = ObservedBinding(position, in: graph)
        return { env, edges, input, out in binding.whileBeingMade(observer) { code(env, edges, input, out) } }
    }
}

extension Recipe {
    /// Whether the code calls a user-supplied function. It does not if it returns a value, or a factory that is called later.
    var isWritten: Bool { !kind.isValue && input == nil }
}

extension ObservedBinding {
    private struct Making {
        let binding: ObservedBinding
        let outer: UnsafeMutableRawPointer?
    }

    /// Runs `make` between two events, and records on this thread, for its duration, what it creates.
    fileprivate func whileBeingMade(_ observer: any ResolutionObserver, _ make: () -> UInt) -> UInt {
        let note = dovetail_thread_note(dovetail_observing)
        let outer = note?.assumingMemoryBound(to: Making.self).pointee.binding
        let thread = dovetail_current_thread()
        func tell(_ phase: ResolutionEvent.Phase) {
            observer.observe(ResolutionEvent(phase, self, for: outer, thread: thread, at: observer.now))
        }

        var making = Making(binding: self, outer: note)
        tell(.began)
        let word = withUnsafeMutablePointer(to: &making) { making in
            dovetail_set_thread_note(dovetail_observing, making)
            defer { dovetail_set_thread_note(dovetail_observing, making.pointee.outer) }
            return make()
        }
        tell(.ended)
        return word
    }
}

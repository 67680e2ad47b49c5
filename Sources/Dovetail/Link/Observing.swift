internal import CDovetail
internal import DovetailGraph

/// Where there is an observer, the nodes get codes that tell it of each call. Where there is none, they get the codes that
/// the modules wrote: nothing asks, while the program runs, whether somebody observes it.
extension Linker {
    func observed(_ code: @escaping Code, _ position: Int) -> Code {
        guard let observer else { return code }
        let binding = ObservedBinding(position, in: graph)
        return { env, edges, factory, out in binding.whileBeingMade(observer) { code(env, edges, factory, out) } }
    }

    /// The same for what an assisted factory or a property injector does each time it is used.
    func observed(_ code: @escaping InputCode, _ position: Int) -> InputCode {
        guard let observer else { return code }
        let binding = ObservedBinding(position, in: graph)
        return { env, edges, input, out in binding.whileBeingMade(observer) { code(env, edges, input, out) } }
    }
}

extension Recipe {
    /// Whether its code calls something that somebody wrote: not where it hands out a value, or a factory that is used later.
    var isWritten: Bool { !kind.isValue && input == nil }
}

extension ObservedBinding {
    private struct Making {
        let binding: ObservedBinding
        let outer: UnsafeMutableRawPointer?
    }

    /// Runs `make` between two events, with a note on this thread of what it makes.
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

internal import CDovetail
internal import DovetailGraph

extension ObservedBinding {
    private struct Making {
        let binding: ObservedBinding
        let outer: UnsafeMutableRawPointer?
    }

    /// Runs `make` between two events, and records on this thread, for its duration, what it creates.
    func whileBeingMade(_ observer: any ResolutionObserver, _ make: () -> UInt) -> UInt {
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

internal import CDovetail
internal import DovetailGraph

extension ObservedBinding {
    /// Runs `make` between two events, and records on this thread, for its duration, what it creates.
    func whileBeingMade(_ observer: any ResolutionObserver, _ make: () -> UInt) -> UInt {
        let outer = ThreadNote<ObservedBinding>.innermost(of: dovetail_observing)?.subject
        let thread = dovetail_current_thread()
        func tell(_ phase: ResolutionEvent.Phase) {
            observer.observe(ResolutionEvent(phase, self, for: outer, thread: thread, at: observer.now))
        }

        tell(.began)
        let word = ThreadNote.write(self, to: dovetail_observing, of: thread, during: make)
        tell(.ended)
        return word
    }
}

// SPDX-License-Identifier: Apache-2.0

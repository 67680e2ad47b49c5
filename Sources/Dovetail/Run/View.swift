internal import CDovetail

/// What the deferred requests of one shared instance keep instead of the whole component.
///
/// A shared coordinator holds a `Provider<Screen>`; the provider must keep what screens need, and must not keep the
/// coordinator, or neither would ever be freed. The slots of a frame are ordered so that nothing needs a slot behind its
/// own, circles apart. A view of level *n* keeps the *n* slots before the one it was made for, and that one not.
final class View {
    let ledger: Ledger
    /// How many slots, from the first, the view retains. Changes under the ledger's monitor.
    var level: Int
    /// The level that also retains the slot of the instance that the view was made for.
    private let holderLevel: Int
    /// Whether what the view's providers make may need the holder itself.
    let mayLoseHolder: Bool
    private weak var holder: AnyObject?
    private let words: UnsafeMutablePointer<UInt>

    /// What became of the instance that the view was made for: the view's third word.
    private enum Holder {
        static let isBeingMade: UInt = 0
        static let isMade: UInt = 1
        /// Gone, or never to be lost: nothing to hold on to.
        static let isSettled: UInt = 2
    }

    init(_ env: Env, _ shared: Plan.Shared) {
        ledger = env.ledger
        level = shared.level
        holderLevel = shared.level + 1
        mayLoseHolder = shared.isHeldWeakly
        words = .allocate(capacity: Env.headerCount)
        words[0] = env.words[0]
        words[2] = env.words[2]
        words[3] = Holder.isBeingMade
        words[4] = env.words[4]
        words[1] = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        ledger.begin(level)
    }

    deinit {
        ledger.end(level)
        words.deallocate()
    }

    var env: Env { Env(words) }

    /// Called once, before anybody else can see the instance.
    func holderIsMade(_ word: UInt, _ shared: Plan.Shared) {
        guard mayLoseHolder else { return }
        if let object = shared.object(in: word) {
            holder = object
            if !shared.isObject { Box.at(word).disown(object) }
            dovetail_store_release(words + 3, Holder.isMade)
        } else {
            // A struct cannot be held weakly: kept instead, and the rules have warned of it.
            ledger.raise(self, to: level + 1)
            dovetail_store_release(words + 3, Holder.isSettled)
        }
    }

    /// The holder, for as long as the view is being used. When it is gone, the view keeps the next one.
    func pin() -> AnyObject? {
        guard mayLoseHolder else { return nil }
        // Another thread uses the view while the holder is still being created, and may be in the middle of this when the holder
        // and its component are released.
        if dovetail_load_acquire(words + 3) == Holder.isBeingMade, let claim = ledger.claim(holderLevel) { return claim }
        guard hasHolder else { return nil }
        if let holder { return holder }
        ledger.replaceHolder(of: self)
        return nil
    }

    /// Whether it was made for something that is there, or was when anybody last looked.
    var hasHolder: Bool { dovetail_load_acquire(words + 3) == Holder.isMade }

    func holderIsReplaced() { dovetail_store_release(words + 3, Holder.isSettled) }
}

extension Env {
    /// Runs `body` while every holder that it may ask for is kept.
    func pinned<Result>(_ body: () -> Result) -> Result {
        var holders: [AnyObject] = []
        var env: Env? = self
        while let current = env {
            if let holder = current.view?.pin() { holders.append(holder) }
            env = current.parent
        }
        return withExtendedLifetime(holders) { body() }
    }
}

import CBenchmarks

/// The smallest program that creates the objects of ``Child`` as a container must: each by a function that requests its dependencies by
/// number, the shared ones published in words of the child object, for threads that may request them at any time.
struct SmallestChild {
    /// What a function reads: the words of the child, which begin with that of its parent, and all functions.
    struct Component {
        let words: UnsafeMutablePointer<UInt>
        let creators: UnsafePointer<Creator>

        /// A new instance.
        @inline(__always) func new<T: AnyObject>(_ number: Int, _: T.Type) -> T {
            Unmanaged<T>.fromOpaque(UnsafeRawPointer(bitPattern: creators[number].create(self)).unsafelyUnwrapped).takeRetainedValue()
        }

        /// The shared instance, which is created by the first request.
        @inline(__always) func shared<T: AnyObject>(_ number: Int, _: T.Type) -> T {
            let word = benchmark_load_acquire(words + number)
            return at(word == 0 ? published(number) : word, T.self)
        }

        /// What the parent has.
        @inline(__always) func outer<T: AnyObject>(_ number: Int, _: T.Type) -> T {
            let parent = UnsafeMutablePointer<UInt>(bitPattern: words[0]).unsafelyUnwrapped
            return at(benchmark_load_acquire(parent + number), T.self)
        }

        @inline(__always) private func at<T: AnyObject>(_ word: UInt, _: T.Type) -> T {
            Unmanaged<T>.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped).takeUnretainedValue()
        }

        /// One exchange says that it is being created, so that other threads wait, and one that it exists.
        @inline(never) private func published(_ number: Int) -> UInt {
            _ = benchmark_exchange(words + number, 1)
            let word = creators[number].create(self)
            _ = benchmark_exchange(words + number, word)
            return word
        }
    }

    /// Creates an instance, which is retained.
    struct Creator: Sendable {
        let create: @Sendable (Component) -> UInt

        init<T: AnyObject>(_ create: @escaping @Sendable (Component) -> T) {
            self.create = { UInt(bitPattern: Unmanaged.passRetained(create($0)).toOpaque()) }
        }
    }

    /// The words of a child: its parent, its seed, and the shared instances.
    private final class Words: ManagedBuffer<Void, UInt> {
        static let count = 6
        deinit {
            withUnsafeMutablePointerToElements { words in
                for number in 1..<Self.count {
                    Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: words[number]).unsafelyUnwrapped).release()
                }
            }
        }
    }

    private let parent: UnsafeMutablePointer<UInt>
    private let creators: UnsafePointer<Creator>

    init(_ account: Child.Account, _ network: Child.Network) {
        parent = .allocate(capacity: 2)
        parent[0] = UInt(bitPattern: Unmanaged.passRetained(account).toOpaque())
        parent[1] = UInt(bitPattern: Unmanaged.passRetained(network).toOpaque())
        let creators = UnsafeMutablePointer<Creator>.allocate(capacity: 12)
        for (number, creator) in Self.functions().enumerated() { (creators + number).initialize(to: creator) }
        self.creators = UnsafePointer(creators)
    }

    @inline(never) func session(_ user: Child.User) -> Child.SessionRoot {
        let child = Words.create(minimumCapacity: Words.count) { _ in }
        return child.withUnsafeMutablePointerToElements { words in
            words[0] = UInt(bitPattern: parent)
            words[1] = UInt(bitPattern: Unmanaged.passRetained(user).toOpaque())
            for number in 2..<Words.count { words[number] = 0 }
            return withExtendedLifetime(child) { Component(words: words, creators: creators).new(10, Child.SessionRoot.self) }
        }
    }

    /// The functions of shared instances have the numbers of their words; the first two are never called.
    @_optimize(none) private static func functions() -> [Creator] {
        [
            Creator { $0.outer(0, Child.Account.self) }, Creator { $0.outer(1, Child.Network.self) },
            Creator { Child.Token(user: $0.shared(1, Child.User.self), account: $0.outer(0, Child.Account.self)) },
            Creator { Child.Client(network: $0.outer(1, Child.Network.self), token: $0.shared(2, Child.Token.self)) },
            Creator { _ in Child.Cache() },
            Creator { Child.Inbox(client: $0.shared(3, Child.Client.self), cache: $0.shared(4, Child.Cache.self)) },
            Creator { Child.Reader(inbox: $0.shared(5, Child.Inbox.self), badge: $0.new(11, Child.Badge.self)) },
            Creator { Child.Writer(client: $0.shared(3, Child.Client.self)) },
            Creator { Child.Folders(inbox: $0.shared(5, Child.Inbox.self), cache: $0.shared(4, Child.Cache.self)) },
            Creator { Child.Search(cache: $0.shared(4, Child.Cache.self), client: $0.shared(3, Child.Client.self)) },
            Creator {
                Child.SessionRoot(
                    reader: $0.new(6, Child.Reader.self), writer: $0.new(7, Child.Writer.self), folders: $0.new(8, Child.Folders.self),
                    search: $0.new(9, Child.Search.self))
            },
            Creator { Child.Badge(inbox: $0.shared(5, Child.Inbox.self)) },
        ]
    }
}

// SPDX-License-Identifier: Apache-2.0

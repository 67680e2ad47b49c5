// Written by `Scripts/generate arities`. Do not edit.

extension BindingDraft {
    @_alwaysEmitIntoClient
    func bindAsync0<F: AssistedFactory, Element: Sendable, each Dependency>(
        _: F.Type, _ factory: @escaping @Sendable @isolated(any) (repeat each Dependency) async -> Element
    ) where F.Element == Element {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .async(F.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred(((repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Element in
                nonisolated(unsafe) let dependencies = passed.value
                return await factory(repeat each dependencies)
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsyncThrowing0<F: AssistedFactory, Element: Sendable, each Dependency>(
        _: F.Type, _ factory: @escaping @Sendable @isolated(any) (repeat each Dependency) async throws -> Element
    ) where F.Element == Element {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .asyncThrowing(F.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred(((repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Result<Element, any Error> in
                nonisolated(unsafe) let dependencies = passed.value
                do { return .success(try await factory(repeat each dependencies)) } catch { return .failure(error) }
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsync1<Argument, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument, repeat each Dependency) async -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .async(From<Argument, Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: Argument.self).pointee, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Element in
                nonisolated(unsafe) let (argument, dependencies) = passed.value
                return await factory(argument, repeat each dependencies)
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsyncThrowing1<Argument, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument, repeat each Dependency) async throws -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .asyncThrowing(From<Argument, Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: Argument.self).pointee, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Result<Element, any Error> in
                nonisolated(unsafe) let (argument, dependencies) = passed.value
                do { return .success(try await factory(argument, repeat each dependencies)) } catch { return .failure(error) }
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsync2<Argument1, Argument2, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, repeat each Dependency) async -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .async(From<(Argument1, Argument2), Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Element in
                nonisolated(unsafe) let (argument1, argument2, dependencies) = passed.value
                return await factory(argument1, argument2, repeat each dependencies)
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsyncThrowing2<Argument1, Argument2, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, repeat each Dependency) async throws -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .asyncThrowing(From<(Argument1, Argument2), Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2).self).pointee.1, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Result<Element, any Error> in
                nonisolated(unsafe) let (argument1, argument2, dependencies) = passed.value
                do { return .success(try await factory(argument1, argument2, repeat each dependencies)) } catch { return .failure(error) }
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsync3<Argument1, Argument2, Argument3, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, repeat each Dependency) async -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .async(From<(Argument1, Argument2, Argument3), Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Element in
                nonisolated(unsafe) let (argument1, argument2, argument3, dependencies) = passed.value
                return await factory(argument1, argument2, argument3, repeat each dependencies)
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsyncThrowing3<Argument1, Argument2, Argument3, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, repeat each Dependency) async throws -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .asyncThrowing(From<(Argument1, Argument2, Argument3), Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3).self).pointee.2, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Result<Element, any Error> in
                nonisolated(unsafe) let (argument1, argument2, argument3, dependencies) = passed.value
                do { return .success(try await factory(argument1, argument2, argument3, repeat each dependencies)) } catch { return .failure(error) }
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsync4<Argument1, Argument2, Argument3, Argument4, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, repeat each Dependency) async -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .async(From<(Argument1, Argument2, Argument3, Argument4), Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Element in
                nonisolated(unsafe) let (argument1, argument2, argument3, argument4, dependencies) = passed.value
                return await factory(argument1, argument2, argument3, argument4, repeat each dependencies)
            }
            return deliver(call, out)
        }
    }

    @_alwaysEmitIntoClient
    func bindAsyncThrowing4<Argument1, Argument2, Argument3, Argument4, Element: Sendable, each Dependency>(
        _ factory: @escaping @Sendable @isolated(any) (consuming Argument1, consuming Argument2, consuming Argument3, consuming Argument4, repeat each Dependency) async throws -> Element
    ) {
        finish(
            pack: { recorder in repeat recorder.request((each Dependency).self) }, .asyncThrowing(From<(Argument1, Argument2, Argument3, Argument4), Element>.self),
            factory.isolation
        ) { env, edges, seed, out in
            var arguments = Arguments(env, edges)
            let passed = Transferred((seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.0, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.1, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.2, seed.assumingMemoryBound(to: (Argument1, Argument2, Argument3, Argument4).self).pointee.3, (repeat arguments.next(seed, (each Dependency).self))))
            let call = PendingCall { @Sendable () async -> Result<Element, any Error> in
                nonisolated(unsafe) let (argument1, argument2, argument3, argument4, dependencies) = passed.value
                do { return .success(try await factory(argument1, argument2, argument3, argument4, repeat each dependencies)) } catch { return .failure(error) }
            }
            return deliver(call, out)
        }
    }
}

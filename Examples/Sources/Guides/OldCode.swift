import Dovetail

// The code of the section "Let old code look up services" of the guide "Migrate step by step".

/// Creates an instance of any type.
struct Exposed: Sendable {
    let create: @Sendable () -> Any
}

/// The services that code can look up by type until it is migrated.
struct Services: Sendable {
    let exposed: [ObjectIdentifier: Exposed]

    func get<Service>(_ type: Service.Type = Service.self) -> Service {
        guard let service = exposed[ObjectIdentifier(type)]?.create() as? Service else { fatalError("\(type) is not exposed") }
        return service
    }
}

extension Binder {
    /// Lets code that is not migrated look up `type`.
    func expose<Service>(_ type: Service.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line) {
        bind(Exposed.self, file: file, filePath: filePath, line: line).intoDictionary(ObjectIdentifier(type))
            .to { (service: Provider<Service>) in Exposed { service.get() } }
    }
}

extension Binder {
    /// Lets code on the main actor that is not migrated look up `type`.
    func exposeOnMainActor<Service: Sendable>(
        _ type: Service.Type, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
    ) {
        bind(Exposed.self, file: file, filePath: filePath, line: line).intoDictionary(ObjectIdentifier(type))
            .to { (service: MainActorProvider<Service>) in
                Exposed { MainActor.assumeIsolated { service.get() } }
            }
    }
}

// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Converts the mangled names of types to readable ones, each once.
///
/// It uses the printer of the runtime, as `_typeName` does. The names are therefore those of a running program.
final class Demangler {
    private var known: [String: String] = [:]

    /// `Swift.Array<App.Item>` for `$sSay3App4ItemVGD`. A name that is not mangled is returned unchanged.
    func demangled(_ name: String) -> String {
        if let known = known[name] { return known }
        let result = Self.demangle(name) ?? name
        known[name] = result
        return result
    }

    func type(_ mangledName: String) -> SourceType { SourceType(demangled(mangledName)) }

    private static func demangle(_ name: String) -> String? {
        name.withCString { characters in
            guard let text = swift_demangle(characters, UInt(name.utf8.count), nil, nil, 0) else { return nil }
            defer { free(text) }
            return String(cString: text)
        }
    }
}

// Exported by the standard library, and declared in no header or module.
@_silgen_name("swift_demangle")
private func swift_demangle(
    _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

// SPDX-License-Identifier: Apache-2.0

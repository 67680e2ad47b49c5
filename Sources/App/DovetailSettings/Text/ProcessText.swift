import CDovetail
import DovetailJSON

#if os(Windows)
import Foundation
#endif

/// A text that the process got from the system: an argument, or the value of a variable. For the system it is bytes of any kind.
///
/// A conversion to `String` would replace bytes that are not UTF-8, and a password would silently be a different one.
enum ProcessText: Sendable {
    case valid(String)
    case notUTF8

    static let foundWhereInvalid = "bytes that are not UTF-8"

    init(_ bytes: [UInt8]) {
        self = bytes.firstInvalidUTF8 == nil ? .valid(String(decoding: bytes, as: UTF8.self)) : .notUTF8
    }

    /// The variables of the process by name; the first of two with the same name, as in C.
    static func environment() -> [String: ProcessText] {
        #if os(Windows)
        return ProcessInfo.processInfo.environment.mapValues(ProcessText.valid)
        #else
        guard var variable = dovetail_environment() else { return [:] }
        var found: [String: ProcessText] = [:]
        while let pointer = variable.pointee {
            let bytes = Self.bytes(pointer)
            variable += 1
            guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let name = String(decoding: bytes[..<equals], as: UTF8.self)
            if found[name] == nil { found[name] = ProcessText(Array(bytes[(equals + 1)...])) }
        }
        return found
        #endif
    }

    /// The arguments of the process without its name.
    static func arguments() -> [[UInt8]] {
        arguments(CommandLine.arguments) { position in
            position < CommandLine.argc ? CommandLine.unsafeArgv[position].map { bytes($0) } : nil
        }
    }

    /// - Parameters:
    ///   - texts: The arguments with replaced bytes. The program may have assigned others than it got.
    ///   - original: The bytes of the argument at a position.
    static func arguments(_ texts: [String], original: (Int) -> [UInt8]?) -> [[UInt8]] {
        texts.enumerated().dropFirst().map { position, text in
            guard text.unicodeScalars.contains("\u{FFFD}"), let bytes = original(position), String(decoding: bytes, as: UTF8.self) == text
            else { return Array(text.utf8) }
            return bytes
        }
    }

    private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
        var count = 0
        while text[count] != 0 { count += 1 }
        return (0..<count).map { UInt8(bitPattern: text[$0]) }
    }
}

// SPDX-License-Identifier: Apache-2.0

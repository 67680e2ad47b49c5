#if !os(Windows) && !os(WASI)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal without a screen: what a program writes to one side is read from the other, as a person would see it.
struct PseudoTerminal: Sendable {
    private let screen: Int32
    /// The descriptor for the program.
    let program: Int32

    init?() {
        #if os(Linux)
        // What `unlockpt` and `ptsname` do, which Swift does not see here.
        let (unlock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
        screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (isLocked, number) = (CInt(0), CInt(0))
        guard screen >= 0, ioctl(screen, unlock, &isLocked) == 0, ioctl(screen, getNumber, &number) == 0 else { return nil }
        program = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        #else
        screen = posix_openpt(O_RDWR | O_NOCTTY)
        guard screen >= 0, grantpt(screen) == 0, unlockpt(screen) == 0, let name = ptsname(screen) else { return nil }
        program = open(name, O_RDWR | O_NOCTTY)
        #endif
        if program < 0 { return nil }
    }

    func print(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(program, bytes, bytes.count)
    }

    /// Everything up to `end`. The terminal ends each line with a carriage return and a line feed.
    func read(until end: String) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !String(decoding: bytes, as: UTF8.self).hasSuffix(end), readByte(screen, &byte) == 1 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Outside of the type, whose method of this name hides that of the system.
private func readByte(_ file: Int32, _ byte: inout UInt8) -> Int { read(file, &byte, 1) }
#endif

// SPDX-License-Identifier: Apache-2.0

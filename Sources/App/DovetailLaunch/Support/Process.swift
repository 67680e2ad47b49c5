#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(WASILibc)
internal import WASILibc
#elseif canImport(CRT)
internal import CRT
#endif

/// Writes a whole text, and bypasses the stream of the C library, which is a global variable that Swift cannot prove to be safe.
func writeToStandardError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeBufferPointer(rebasing: rest)
            #if os(Windows)
            let count = Int(_write(2, part.baseAddress, UInt32(part.count)))
            #else
            let count = write(2, part.baseAddress, part.count)
            #endif
            // The reader has gone, so the rest cannot be reported.
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }
}

/// Whether the standard error is a terminal.
var isStandardErrorTerminal: Bool {
    #if os(Windows)
    _isatty(2) != 0
    #elseif os(WASI)
    false
    #else
    isatty(2) == 1
    #endif
}

func endProcess(status: Int32) -> Never { exit(status) }

/// Ends the process without calling what it registered for its end, which may wait for a lock of a thread that is blocked.
func endProcessImmediately(status: Int32) -> Never { _exit(status) }

/// The name of a signal in messages.
func signalName(_ signal: Int32) -> String {
    switch signal {
    #if !os(Windows) && !os(WASI)
    case SIGTERM: "SIGTERM"
    case SIGINT: "SIGINT"
    case SIGHUP: "SIGHUP"
    case SIGQUIT: "SIGQUIT"
    case SIGUSR1: "SIGUSR1"
    case SIGUSR2: "SIGUSR2"
    #endif
    default: "signal \(signal)"
    }
}

// SPDX-License-Identifier: Apache-2.0

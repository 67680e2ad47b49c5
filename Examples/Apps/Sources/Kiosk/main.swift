import DovetailLaunch
import KioskKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let announcer = Announcer { text in
    let line = Array("\(text)\n".utf8)
    _ = write(1, line, line.count)
}
var options = LaunchOptions()
options.observers = [ConsoleReporter(), Closing(announcer)]
// Visits are closed concurrently.
options.width = 16

await Launcher.main(KioskKit.Kiosk.self, seed: announcer, settings: KioskKit.Kiosk.settings, options: options, reloadOn: SIGHUP)

// SPDX-License-Identifier: Apache-2.0

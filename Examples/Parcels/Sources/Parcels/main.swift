import DovetailLaunch
import ParcelsServer

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

await Launcher.main(ParcelsServer.self, settings: ParcelsServer.settings, reloadOn: SIGHUP)

// SPDX-License-Identifier: Apache-2.0

/// The mistakes that a test can introduce into the wiring. Other builds of the shop have none of them.
///
/// The line at which a mistake is reported is marked with `here:` in the wiring.
public enum Fault: String, CaseIterable, Sendable {
    case clockTwice, productServiceTwice, threeLogins, localeMissing, liveUnderStaging, imagesMissing
    case retryPolicyMissing, noFilters, priceCacheMissing, brandAPIMissing, giftRepositoryMissing, consentCacheMissing
    case orderRepositoryMissing, termsNotOptional, cartLinesMissing, formInjectorMissing, sessionNotInstalled
    case lineWithoutSeed, chickenAndEgg, ring, modulesInACircle, sessionInItself, kiosk, sessionClock
    case sessionBindsItsSeed, interceptorsAsAWhole, codecTwice, providerBound, unfinishedClient, lateClock
    case windowAnywhere, notReplaced, replacedTwice, tornArchive, greetingKeepsVisit, unusedLocale

    /// The mistakes of the running test.
    @TaskLocal public static var made: Set<Fault> = []

    public var isMade: Bool { Self.made.contains(self) }
}

// SPDX-License-Identifier: Apache-2.0

/// The mistakes that a test can make in the wiring. A shop that is built has none of them.
///
/// Where a mistake is to be found stands in the wiring, behind `here:`.
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

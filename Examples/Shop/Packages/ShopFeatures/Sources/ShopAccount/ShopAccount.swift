import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage

/// Refers back to the session that created it.
public final class Greeting: Sendable {
    init(visit: Visit) {}
}
public final class Visit: Sendable {
    init(greetings: Provider<Greeting>) {}
    init(weakGreetings: WeakProvider<Greeting>) {}
}
public final class Form: Sendable {
    public init() {}
}

public struct UserAPI: Sendable { init(client: HTTPClient) {} }
public struct UserCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct UserRepository: Sendable { init(api: UserAPI, cache: UserCache) {} }
public struct UserService: Sendable { init(repository: UserRepository, clock: Clock) {} }
struct UserScreen: Screen { init(service: UserService) {} }

public struct LoginAPI: Sendable { init(client: HTTPClient) {} }
public struct LoginCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct LoginRepository: Sendable { init(api: LoginAPI, cache: LoginCache) {} }
public struct LoginService: Sendable { init(repository: LoginRepository, user: UserService) {} }
struct LoginScreen: Screen { init(service: LoginService) {} }

public struct AddressAPI: Sendable { init(client: HTTPClient) {} }
public struct AddressCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct AddressRepository: Sendable { init(api: AddressAPI, cache: AddressCache) {} }
public struct AddressService: Sendable { init(repository: AddressRepository, login: LoginService) {} }
struct AddressScreen: Screen { init(service: AddressService) {} }

public struct PasswordAPI: Sendable { init(client: HTTPClient) {} }
public struct PasswordCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct PasswordRepository: Sendable { init(api: PasswordAPI, cache: PasswordCache) {} }
public struct PasswordService: Sendable { init(repository: PasswordRepository, address: AddressService) {} }
struct PasswordScreen: Screen { init(service: PasswordService) {} }

public struct ConsentAPI: Sendable { init(client: HTTPClient) {} }
public struct ConsentCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ConsentRepository: Sendable { init(api: ConsentAPI, cache: ConsentCache) {} }
public struct ConsentService: Sendable { init(repository: ConsentRepository, password: PasswordService) {} }
struct ConsentScreen: Screen { init(service: ConsentService) {} }

public struct NewsletterAPI: Sendable { init(client: HTTPClient) {} }
public struct NewsletterCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct NewsletterRepository: Sendable { init(api: NewsletterAPI, cache: NewsletterCache) {} }
public struct NewsletterService: Sendable { init(repository: NewsletterRepository, consent: ConsentService) {} }
struct NewsletterScreen: Screen { init(service: NewsletterService) {} }

public struct LoyaltyAPI: Sendable { init(client: HTTPClient) {} }
public struct LoyaltyCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct LoyaltyRepository: Sendable { init(api: LoyaltyAPI, cache: LoyaltyCache) {} }
public struct LoyaltyService: Sendable { init(repository: LoyaltyRepository, newsletter: NewsletterService) {} }
struct LoyaltyScreen: Screen { init(service: LoyaltyService) {} }

public struct DeviceAPI: Sendable { init(client: HTTPClient) {} }
public struct DeviceCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct DeviceRepository: Sendable { init(api: DeviceAPI, cache: DeviceCache) {} }
public struct DeviceService: Sendable { init(repository: DeviceRepository, loyalty: LoyaltyService) {} }
struct DeviceScreen: Screen { init(service: DeviceService) {} }

public struct HistoryAPI: Sendable { init(client: HTTPClient) {} }
public struct HistoryCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct HistoryRepository: Sendable { init(api: HistoryAPI, cache: HistoryCache) {} }
public struct HistoryService: Sendable { init(repository: HistoryRepository, device: DeviceService) {} }
struct HistoryScreen: Screen { init(service: HistoryService) {} }

// SPDX-License-Identifier: Apache-2.0

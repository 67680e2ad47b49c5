import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage

/// The customer and the login.
public enum AccountModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: NetworkModule.self)
        binder.include(module: StorageModule.self)
        if Fault.greetingKeepsVisit.isMade {
            binder.bind(Visit.self).sharedInScope().to(factory: Visit.init(greetings:))  // here: greetingKeepsVisit
        } else {
            binder.bind(Visit.self).sharedInScope().to(factory: Visit.init(weakGreetings:))
        }
        binder.bind(Greeting.self).sharedInScope().to(factory: Greeting.init)
        if !Fault.formInjectorMissing.isMade {
            binder.bindPropertyInjectionOf(Form.self).to { (form: Form, service: UserService) in }
        }
        if Fault.threeLogins.isMade {
            binder.bind(LoginAPI.self).to(factory: LoginAPI.init)
            binder.bind(LoginAPI.self).to(factory: LoginAPI.init)  // here: threeLogins
        }
        binder.bind(UserAPI.self).to(factory: UserAPI.init)
        binder.bind(UserCache.self).to(factory: UserCache.init)
        binder.bind(UserRepository.self).to(factory: UserRepository.init)
        binder.bind(UserService.self).to(factory: UserService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: UserService) in UserScreen(service: service) }
        binder.bind(LoginAPI.self).to(factory: LoginAPI.init)
        binder.bind(LoginCache.self).to(factory: LoginCache.init)
        binder.bind(LoginRepository.self).to(factory: LoginRepository.init)
        binder.bind(LoginService.self).to(factory: LoginService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: LoginService) in LoginScreen(service: service) }
        binder.bind(AddressAPI.self).to(factory: AddressAPI.init)
        binder.bind(AddressCache.self).to(factory: AddressCache.init)
        binder.bind(AddressRepository.self).to(factory: AddressRepository.init)
        binder.bind(AddressService.self).to(factory: AddressService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: AddressService) in AddressScreen(service: service) }
        binder.bind(PasswordAPI.self).to(factory: PasswordAPI.init)
        binder.bind(PasswordCache.self).to(factory: PasswordCache.init)
        binder.bind(PasswordRepository.self).to(factory: PasswordRepository.init)
        binder.bind(PasswordService.self).to(factory: PasswordService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: PasswordService) in PasswordScreen(service: service) }
        binder.bind(ConsentAPI.self).to(factory: ConsentAPI.init)
        if !Fault.consentCacheMissing.isMade { binder.bind(ConsentCache.self).to(factory: ConsentCache.init) }
        binder.bind(ConsentRepository.self).to(factory: ConsentRepository.init)  // here: consentCacheMissing
        binder.bind(ConsentService.self).to(factory: ConsentService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: ConsentService) in ConsentScreen(service: service) }
        binder.bind(NewsletterAPI.self).to(factory: NewsletterAPI.init)
        binder.bind(NewsletterCache.self).to(factory: NewsletterCache.init)
        binder.bind(NewsletterRepository.self).to(factory: NewsletterRepository.init)
        binder.bind(NewsletterService.self).to(factory: NewsletterService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: NewsletterService) in NewsletterScreen(service: service) }
        binder.bind(LoyaltyAPI.self).to(factory: LoyaltyAPI.init)
        binder.bind(LoyaltyCache.self).to(factory: LoyaltyCache.init)
        binder.bind(LoyaltyRepository.self).to(factory: LoyaltyRepository.init)
        binder.bind(LoyaltyService.self).to(factory: LoyaltyService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: LoyaltyService) in LoyaltyScreen(service: service) }
        binder.bind(DeviceAPI.self).to(factory: DeviceAPI.init)
        binder.bind(DeviceCache.self).to(factory: DeviceCache.init)
        binder.bind(DeviceRepository.self).to(factory: DeviceRepository.init)
        binder.bind(DeviceService.self).to(factory: DeviceService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: DeviceService) in DeviceScreen(service: service) }
        binder.bind(HistoryAPI.self).to(factory: HistoryAPI.init)
        binder.bind(HistoryCache.self).to(factory: HistoryCache.init)
        binder.bind(HistoryRepository.self).to(factory: HistoryRepository.init)
        binder.bind(HistoryService.self).to(factory: HistoryService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: HistoryService) in HistoryScreen(service: service) }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage
import ShopCatalog

/// The products in the cart.
public enum CartModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: CatalogModule.self)
        if !Fault.cartLinesMissing.isMade {
            binder.bindFactory(CartLine.self).with(MakeCartLine.self).to(factory: CartLine.init)
        }
        if Fault.lineWithoutSeed.isMade {
            binder.bind(CartLine.self).to(factory: CartLine.init)  // here: lineWithoutSeed
        }
        binder.bind(Chicken.self).to(factory: Chicken.init)  // here: chickenAndEgg
        if Fault.chickenAndEgg.isMade {
            binder.bind(Egg.self).to(factory: Egg.init(chicken:))
        } else {
            binder.bind(Egg.self).to(factory: Egg.init(clock:))
        }
        binder.bind(Ring1.self).to(factory: Ring1.init)  // here: ring
        binder.bind(Ring2.self).to(factory: Ring2.init)
        if Fault.ring.isMade {
            binder.bind(Ring3.self).to(factory: Ring3.init(next:))
        } else {
            binder.bind(Ring3.self).to(factory: Ring3.init(later:))
        }
        binder.bind(CartAPI.self).to(factory: CartAPI.init)
        binder.bind(CartCache.self).to(factory: CartCache.init)
        binder.bind(CartRepository.self).to(factory: CartRepository.init)
        binder.bind(CartService.self).to(factory: CartService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: CartService) in CartScreen(service: service) }
        binder.bind(CouponAPI.self).to(factory: CouponAPI.init)
        binder.bind(CouponCache.self).to(factory: CouponCache.init)
        binder.bind(CouponRepository.self).to(factory: CouponRepository.init)
        binder.bind(CouponService.self).to(factory: CouponService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: CouponService) in CouponScreen(service: service) }
        binder.bind(WishAPI.self).to(factory: WishAPI.init)
        binder.bind(WishCache.self).to(factory: WishCache.init)
        binder.bind(WishRepository.self).to(factory: WishRepository.init)
        binder.bind(WishService.self).to(factory: WishService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: WishService) in WishScreen(service: service) }
        binder.bind(BundleAPI.self).to(factory: BundleAPI.init)
        binder.bind(BundleCache.self).to(factory: BundleCache.init)
        binder.bind(BundleRepository.self).to(factory: BundleRepository.init)
        binder.bind(BundleService.self).to(factory: BundleService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: BundleService) in BundleScreen(service: service) }
        binder.bind(GiftAPI.self).to(factory: GiftAPI.init)
        binder.bind(GiftCache.self).to(factory: GiftCache.init)
        if !Fault.giftRepositoryMissing.isMade { binder.bind(GiftRepository.self).to(factory: GiftRepository.init) }
        binder.bind(GiftService.self).to(factory: GiftService.init)  // here: giftRepositoryMissing
        binder.bind((any Screen).self).intoCollection().to { (service: GiftService) in GiftScreen(service: service) }
        binder.bind(StockkeepingAPI.self).to(factory: StockkeepingAPI.init)
        binder.bind(StockkeepingCache.self).to(factory: StockkeepingCache.init)
        binder.bind(StockkeepingRepository.self).to(factory: StockkeepingRepository.init)
        binder.bind(StockkeepingService.self).to(factory: StockkeepingService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: StockkeepingService) in StockkeepingScreen(service: service) }
        binder.bind(ShippingAPI.self).to(factory: ShippingAPI.init)
        binder.bind(ShippingCache.self).to(factory: ShippingCache.init)
        binder.bind(ShippingRepository.self).to(factory: ShippingRepository.init)
        binder.bind(ShippingService.self).to(factory: ShippingService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: ShippingService) in ShippingScreen(service: service) }
        binder.bind(TaxAPI.self).to(factory: TaxAPI.init)
        binder.bind(TaxCache.self).to(factory: TaxCache.init)
        binder.bind(TaxRepository.self).to(factory: TaxRepository.init)
        binder.bind(TaxService.self).to(factory: TaxService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: TaxService) in TaxScreen(service: service) }
    }
}

// SPDX-License-Identifier: Apache-2.0

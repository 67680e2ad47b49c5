import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage
import ShopCatalog

/// A line of the cart, created for each product that the customer adds.
public struct CartLine: Sendable { init(product: Assisted<ProductNumber>, service: CartService) {} }
public struct ProductNumber: Sendable {
    public init() {}
}
public enum MakeCartLine: AssistedFactory {
    public typealias Seed = ProductNumber
    public typealias Element = CartLine
}

public struct Chicken: Sendable { init(egg: Egg) {} }
public struct Egg: Sendable {
    init(chicken: Chicken) {}
    init(clock: Clock) {}
}
public struct Ring1: Sendable { init(next: Ring2) {} }
public struct Ring2: Sendable { init(next: Ring3) {} }
public struct Ring3: Sendable {
    init(next: Ring1) {}
    init(later: Provider<Ring1>) {}
}

public struct CartAPI: Sendable { init(client: HTTPClient) {} }
public struct CartCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct CartRepository: Sendable { init(api: CartAPI, cache: CartCache) {} }
public struct CartService: Sendable { init(repository: CartRepository, clock: Clock) {} }
struct CartScreen: Screen { init(service: CartService) {} }

public struct CouponAPI: Sendable { init(client: HTTPClient) {} }
public struct CouponCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct CouponRepository: Sendable { init(api: CouponAPI, cache: CouponCache) {} }
public struct CouponService: Sendable { init(repository: CouponRepository, cart: CartService) {} }
struct CouponScreen: Screen { init(service: CouponService) {} }

public struct WishAPI: Sendable { init(client: HTTPClient) {} }
public struct WishCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct WishRepository: Sendable { init(api: WishAPI, cache: WishCache) {} }
public struct WishService: Sendable { init(repository: WishRepository, coupon: CouponService) {} }
struct WishScreen: Screen { init(service: WishService) {} }

public struct BundleAPI: Sendable { init(client: HTTPClient) {} }
public struct BundleCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct BundleRepository: Sendable { init(api: BundleAPI, cache: BundleCache) {} }
public struct BundleService: Sendable { init(repository: BundleRepository, wish: WishService) {} }
struct BundleScreen: Screen { init(service: BundleService) {} }

public struct GiftAPI: Sendable { init(client: HTTPClient) {} }
public struct GiftCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct GiftRepository: Sendable { init(api: GiftAPI, cache: GiftCache) {} }
public struct GiftService: Sendable { init(repository: GiftRepository, bundle: BundleService) {} }
struct GiftScreen: Screen { init(service: GiftService) {} }

public struct StockkeepingAPI: Sendable { init(client: HTTPClient) {} }
public struct StockkeepingCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct StockkeepingRepository: Sendable { init(api: StockkeepingAPI, cache: StockkeepingCache) {} }
public struct StockkeepingService: Sendable { init(repository: StockkeepingRepository, gift: GiftService) {} }
struct StockkeepingScreen: Screen { init(service: StockkeepingService) {} }

public struct ShippingAPI: Sendable { init(client: HTTPClient) {} }
public struct ShippingCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ShippingRepository: Sendable { init(api: ShippingAPI, cache: ShippingCache) {} }
public struct ShippingService: Sendable { init(repository: ShippingRepository, stockkeeping: StockkeepingService) {} }
struct ShippingScreen: Screen { init(service: ShippingService) {} }

public struct TaxAPI: Sendable { init(client: HTTPClient) {} }
public struct TaxCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct TaxRepository: Sendable { init(api: TaxAPI, cache: TaxCache) {} }
public struct TaxService: Sendable { init(repository: TaxRepository, shipping: ShippingService) {} }
struct TaxScreen: Screen { init(service: TaxService) {} }

// SPDX-License-Identifier: Apache-2.0

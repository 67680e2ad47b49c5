import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage

public protocol Filter: Sendable {}
struct PriceFilter: Filter {}

/// Assembles the results of a search.
public struct Finder: Sendable {
    init(filters: [any Filter], images: ImageLoader) {}
}

public struct ProductAPI: Sendable { init(client: HTTPClient) {} }
public struct ProductCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ProductRepository: Sendable { init(api: ProductAPI, cache: ProductCache) {} }
public struct ProductService: Sendable { init(repository: ProductRepository, clock: Clock) {} }
struct ProductScreen: Screen { init(service: ProductService) {} }

public struct CategoryAPI: Sendable { init(client: HTTPClient) {} }
public struct CategoryCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct CategoryRepository: Sendable { init(api: CategoryAPI, cache: CategoryCache) {} }
public struct CategoryService: Sendable { init(repository: CategoryRepository, product: ProductService) {} }
struct CategoryScreen: Screen { init(service: CategoryService) {} }

public struct PriceAPI: Sendable { init(client: HTTPClient) {} }
public struct PriceCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct PriceRepository: Sendable { init(api: PriceAPI, cache: PriceCache) {} }
public struct PriceService: Sendable { init(repository: PriceRepository, category: CategoryService) {} }
struct PriceScreen: Screen { init(service: PriceService) {} }

public struct ReviewAPI: Sendable { init(client: HTTPClient) {} }
public struct ReviewCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ReviewRepository: Sendable { init(api: ReviewAPI, cache: ReviewCache) {} }
public struct ReviewService: Sendable { init(repository: ReviewRepository, price: PriceService) {} }
struct ReviewScreen: Screen { init(service: ReviewService) {} }

public struct BrandAPI: Sendable { init(client: HTTPClient) {} }
public struct BrandCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct BrandRepository: Sendable { init(api: BrandAPI, cache: BrandCache) {} }
public struct BrandService: Sendable { init(repository: BrandRepository, review: ReviewService) {} }
struct BrandScreen: Screen { init(service: BrandService) {} }

public struct PictureAPI: Sendable { init(client: HTTPClient) {} }
public struct PictureCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct PictureRepository: Sendable { init(api: PictureAPI, cache: PictureCache) {} }
public struct PictureService: Sendable { init(repository: PictureRepository, brand: BrandService) {} }
struct PictureScreen: Screen { init(service: PictureService) {} }

public struct OfferAPI: Sendable { init(client: HTTPClient) {} }
public struct OfferCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct OfferRepository: Sendable { init(api: OfferAPI, cache: OfferCache) {} }
public struct OfferService: Sendable { init(repository: OfferRepository, picture: PictureService) {} }
struct OfferScreen: Screen { init(service: OfferService) {} }

public struct StockAPI: Sendable { init(client: HTTPClient) {} }
public struct StockCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct StockRepository: Sendable { init(api: StockAPI, cache: StockCache) {} }
public struct StockService: Sendable { init(repository: StockRepository, offer: OfferService) {} }
struct StockScreen: Screen { init(service: StockService) {} }

public struct SearchAPI: Sendable { init(client: HTTPClient) {} }
public struct SearchCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct SearchRepository: Sendable { init(api: SearchAPI, cache: SearchCache) {} }
public struct SearchService: Sendable { init(repository: SearchRepository, stock: StockService) {} }
struct SearchScreen: Screen { init(service: SearchService) {} }

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage

/// The products for sale.
public enum CatalogModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: NetworkModule.self)
        binder.include(module: StorageModule.self)
        binder.bind(Finder.self).to(factory: Finder.init)  // here: noFilters
        if !Fault.noFilters.isMade {
            binder.bind((any Filter).self).intoCollection().to { PriceFilter() }
        }
        if Fault.productServiceTwice.isMade {
            binder.bind(ProductService.self).to { (repository: ProductRepository, clock: Clock) in
                ProductService(repository: repository, clock: clock)
            }
        }
        binder.bind(ProductAPI.self).to(factory: ProductAPI.init)
        binder.bind(ProductCache.self).to(factory: ProductCache.init)
        binder.bind(ProductRepository.self).to(factory: ProductRepository.init)
        binder.bind(ProductService.self).to(factory: ProductService.init)  // here: productServiceTwice
        binder.bind((any Screen).self).intoCollection().to { (service: ProductService) in ProductScreen(service: service) }
        binder.bind(CategoryAPI.self).to(factory: CategoryAPI.init)
        binder.bind(CategoryCache.self).to(factory: CategoryCache.init)
        binder.bind(CategoryRepository.self).to(factory: CategoryRepository.init)
        binder.bind(CategoryService.self).to(factory: CategoryService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: CategoryService) in CategoryScreen(service: service) }
        binder.bind(PriceAPI.self).to(factory: PriceAPI.init)
        if !Fault.priceCacheMissing.isMade { binder.bind(PriceCache.self).to(factory: PriceCache.init) }
        binder.bind(PriceRepository.self).to(factory: PriceRepository.init)  // here: priceCacheMissing
        binder.bind(PriceService.self).to(factory: PriceService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: PriceService) in PriceScreen(service: service) }
        binder.bind(ReviewAPI.self).to(factory: ReviewAPI.init)
        binder.bind(ReviewCache.self).to(factory: ReviewCache.init)
        binder.bind(ReviewRepository.self).to(factory: ReviewRepository.init)
        binder.bind(ReviewService.self).to(factory: ReviewService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: ReviewService) in ReviewScreen(service: service) }
        if !Fault.brandAPIMissing.isMade { binder.bind(BrandAPI.self).to(factory: BrandAPI.init) }
        binder.bind(BrandCache.self).to(factory: BrandCache.init)
        binder.bind(BrandRepository.self).to(factory: BrandRepository.init)  // here: brandAPIMissing
        binder.bind(BrandService.self).to(factory: BrandService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: BrandService) in BrandScreen(service: service) }
        binder.bind(PictureAPI.self).to(factory: PictureAPI.init)
        binder.bind(PictureCache.self).to(factory: PictureCache.init)
        binder.bind(PictureRepository.self).to(factory: PictureRepository.init)
        binder.bind(PictureService.self).to(factory: PictureService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: PictureService) in PictureScreen(service: service) }
        binder.bind(OfferAPI.self).to(factory: OfferAPI.init)
        binder.bind(OfferCache.self).to(factory: OfferCache.init)
        binder.bind(OfferRepository.self).to(factory: OfferRepository.init)
        binder.bind(OfferService.self).to(factory: OfferService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: OfferService) in OfferScreen(service: service) }
        binder.bind(StockAPI.self).to(factory: StockAPI.init)
        binder.bind(StockCache.self).to(factory: StockCache.init)
        binder.bind(StockRepository.self).to(factory: StockRepository.init)
        binder.bind(StockService.self).to(factory: StockService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: StockService) in StockScreen(service: service) }
        binder.bind(SearchAPI.self).to(factory: SearchAPI.init)
        binder.bind(SearchCache.self).to(factory: SearchCache.init)
        binder.bind(SearchRepository.self).to(factory: SearchRepository.init)
        binder.bind(SearchService.self).to(factory: SearchService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: SearchService) in SearchScreen(service: service) }
    }
}

// SPDX-License-Identifier: Apache-2.0

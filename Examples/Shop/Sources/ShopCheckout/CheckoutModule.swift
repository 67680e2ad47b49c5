import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage
import ShopAccount
import ShopCart
import ShopCatalog

/// The payment methods.
public enum CheckoutModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: CartModule.self)
        binder.include(module: AccountModule.self)
        if Fault.modulesInACircle.isMade {
            binder.include(module: AuditModule.self)
        }
        binder.bind(Desk.self).to(factory: Desk.init)  // here: termsNotOptional
        if !Fault.termsNotOptional.isMade { binder.declareOptional(Terms.self) }
        binder.bind(PaymentAPI.self).to(factory: PaymentAPI.init)
        binder.bind(PaymentCache.self).to(factory: PaymentCache.init)
        binder.bind(PaymentRepository.self).to(factory: PaymentRepository.init)
        binder.bind(PaymentService.self).to(factory: PaymentService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: PaymentService) in PaymentScreen(service: service) }
        binder.bind(InvoiceAPI.self).to(factory: InvoiceAPI.init)
        binder.bind(InvoiceCache.self).to(factory: InvoiceCache.init)
        binder.bind(InvoiceRepository.self).to(factory: InvoiceRepository.init)
        binder.bind(InvoiceService.self).to(factory: InvoiceService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: InvoiceService) in InvoiceScreen(service: service) }
        binder.bind(OrderAPI.self).to(factory: OrderAPI.init)
        binder.bind(OrderCache.self).to(factory: OrderCache.init)
        if !Fault.orderRepositoryMissing.isMade { binder.bind(OrderRepository.self).to(factory: OrderRepository.init) }
        binder.bind(OrderService.self).to(factory: OrderService.init)  // here: orderRepositoryMissing
        binder.bind((any Screen).self).intoCollection().to { (service: OrderService) in OrderScreen(service: service) }
        binder.bind(DeliveryAPI.self).to(factory: DeliveryAPI.init)
        binder.bind(DeliveryCache.self).to(factory: DeliveryCache.init)
        binder.bind(DeliveryRepository.self).to(factory: DeliveryRepository.init)
        binder.bind(DeliveryService.self).to(factory: DeliveryService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: DeliveryService) in DeliveryScreen(service: service) }
        binder.bind(RefundAPI.self).to(factory: RefundAPI.init)
        binder.bind(RefundCache.self).to(factory: RefundCache.init)
        binder.bind(RefundRepository.self).to(factory: RefundRepository.init)
        binder.bind(RefundService.self).to(factory: RefundService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: RefundService) in RefundScreen(service: service) }
        binder.bind(BankAPI.self).to(factory: BankAPI.init)
        binder.bind(BankCache.self).to(factory: BankCache.init)
        binder.bind(BankRepository.self).to(factory: BankRepository.init)
        binder.bind(BankService.self).to(factory: BankService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: BankService) in BankScreen(service: service) }
        binder.bind(CardAPI.self).to(factory: CardAPI.init)
        binder.bind(CardCache.self).to(factory: CardCache.init)
        binder.bind(CardRepository.self).to(factory: CardRepository.init)
        binder.bind(CardService.self).to(factory: CardService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: CardService) in CardScreen(service: service) }
        binder.bind(WalletAPI.self).to(factory: WalletAPI.init)
        binder.bind(WalletCache.self).to(factory: WalletCache.init)
        binder.bind(WalletRepository.self).to(factory: WalletRepository.init)
        binder.bind(WalletService.self).to(factory: WalletService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: WalletService) in WalletScreen(service: service) }
        binder.bind(FraudAPI.self).to(factory: FraudAPI.init)
        binder.bind(FraudCache.self).to(factory: FraudCache.init)
        binder.bind(FraudRepository.self).to(factory: FraudRepository.init)
        binder.bind(FraudService.self).to(factory: FraudService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: FraudService) in FraudScreen(service: service) }
        binder.bind(ReceiptAPI.self).to(factory: ReceiptAPI.init)
        binder.bind(ReceiptCache.self).to(factory: ReceiptCache.init)
        binder.bind(ReceiptRepository.self).to(factory: ReceiptRepository.init)
        binder.bind(ReceiptService.self).to(factory: ReceiptService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: ReceiptService) in ReceiptScreen(service: service) }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage
import ShopAccount
import ShopCart
import ShopCatalog

public struct Terms: Sendable { init() {} }
public struct Desk: Sendable { init(terms: Terms?, cart: CartService, user: UserService) {} }

public struct PaymentAPI: Sendable { init(client: HTTPClient) {} }
public struct PaymentCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct PaymentRepository: Sendable { init(api: PaymentAPI, cache: PaymentCache) {} }
public struct PaymentService: Sendable { init(repository: PaymentRepository, clock: Clock) {} }
struct PaymentScreen: Screen { init(service: PaymentService) {} }

public struct InvoiceAPI: Sendable { init(client: HTTPClient) {} }
public struct InvoiceCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct InvoiceRepository: Sendable { init(api: InvoiceAPI, cache: InvoiceCache) {} }
public struct InvoiceService: Sendable { init(repository: InvoiceRepository, payment: PaymentService) {} }
struct InvoiceScreen: Screen { init(service: InvoiceService) {} }

public struct OrderAPI: Sendable { init(client: HTTPClient) {} }
public struct OrderCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct OrderRepository: Sendable { init(api: OrderAPI, cache: OrderCache) {} }
public struct OrderService: Sendable { init(repository: OrderRepository, invoice: InvoiceService) {} }
struct OrderScreen: Screen { init(service: OrderService) {} }

public struct DeliveryAPI: Sendable { init(client: HTTPClient) {} }
public struct DeliveryCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct DeliveryRepository: Sendable { init(api: DeliveryAPI, cache: DeliveryCache) {} }
public struct DeliveryService: Sendable { init(repository: DeliveryRepository, order: OrderService) {} }
struct DeliveryScreen: Screen { init(service: DeliveryService) {} }

public struct RefundAPI: Sendable { init(client: HTTPClient) {} }
public struct RefundCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct RefundRepository: Sendable { init(api: RefundAPI, cache: RefundCache) {} }
public struct RefundService: Sendable { init(repository: RefundRepository, delivery: DeliveryService) {} }
struct RefundScreen: Screen { init(service: RefundService) {} }

public struct BankAPI: Sendable { init(client: HTTPClient) {} }
public struct BankCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct BankRepository: Sendable { init(api: BankAPI, cache: BankCache) {} }
public struct BankService: Sendable { init(repository: BankRepository, refund: RefundService) {} }
struct BankScreen: Screen { init(service: BankService) {} }

public struct CardAPI: Sendable { init(client: HTTPClient) {} }
public struct CardCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct CardRepository: Sendable { init(api: CardAPI, cache: CardCache) {} }
public struct CardService: Sendable { init(repository: CardRepository, bank: BankService) {} }
struct CardScreen: Screen { init(service: CardService) {} }

public struct WalletAPI: Sendable { init(client: HTTPClient) {} }
public struct WalletCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct WalletRepository: Sendable { init(api: WalletAPI, cache: WalletCache) {} }
public struct WalletService: Sendable { init(repository: WalletRepository, card: CardService) {} }
struct WalletScreen: Screen { init(service: WalletService) {} }

public struct FraudAPI: Sendable { init(client: HTTPClient) {} }
public struct FraudCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct FraudRepository: Sendable { init(api: FraudAPI, cache: FraudCache) {} }
public struct FraudService: Sendable { init(repository: FraudRepository, wallet: WalletService) {} }
struct FraudScreen: Screen { init(service: FraudService) {} }

public struct ReceiptAPI: Sendable { init(client: HTTPClient) {} }
public struct ReceiptCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ReceiptRepository: Sendable { init(api: ReceiptAPI, cache: ReceiptCache) {} }
public struct ReceiptService: Sendable { init(repository: ReceiptRepository, fraud: FraudService) {} }
struct ReceiptScreen: Screen { init(service: ReceiptService) {} }

// SPDX-License-Identifier: Apache-2.0

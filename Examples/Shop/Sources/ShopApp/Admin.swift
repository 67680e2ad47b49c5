import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage

public struct ReportAPI: Sendable { init(client: HTTPClient) {} }
public struct ReportCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ReportRepository: Sendable { init(api: ReportAPI, cache: ReportCache) {} }
public struct ReportService: Sendable { init(repository: ReportRepository, clock: Clock) {} }
struct ReportScreen: Screen { init(service: ReportService) {} }

public struct SupplierAPI: Sendable { init(client: HTTPClient) {} }
public struct SupplierCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct SupplierRepository: Sendable { init(api: SupplierAPI, cache: SupplierCache) {} }
public struct SupplierService: Sendable { init(repository: SupplierRepository, report: ReportService) {} }
struct SupplierScreen: Screen { init(service: SupplierService) {} }

public struct CampaignAPI: Sendable { init(client: HTTPClient) {} }
public struct CampaignCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct CampaignRepository: Sendable { init(api: CampaignAPI, cache: CampaignCache) {} }
public struct CampaignService: Sendable { init(repository: CampaignRepository, supplier: SupplierService) {} }
struct CampaignScreen: Screen { init(service: CampaignService) {} }

public struct EmployeeAPI: Sendable { init(client: HTTPClient) {} }
public struct EmployeeCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct EmployeeRepository: Sendable { init(api: EmployeeAPI, cache: EmployeeCache) {} }
public struct EmployeeService: Sendable { init(repository: EmployeeRepository, campaign: CampaignService) {} }
struct EmployeeScreen: Screen { init(service: EmployeeService) {} }

public struct WarehouseAPI: Sendable { init(client: HTTPClient) {} }
public struct WarehouseCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct WarehouseRepository: Sendable { init(api: WarehouseAPI, cache: WarehouseCache) {} }
public struct WarehouseService: Sendable { init(repository: WarehouseRepository, employee: EmployeeService) {} }
struct WarehouseScreen: Screen { init(service: WarehouseService) {} }

public struct ReturnAPI: Sendable { init(client: HTTPClient) {} }
public struct ReturnCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ReturnRepository: Sendable { init(api: ReturnAPI, cache: ReturnCache) {} }
public struct ReturnService: Sendable { init(repository: ReturnRepository, warehouse: WarehouseService) {} }
struct ReturnScreen: Screen { init(service: ReturnService) {} }

public struct AuditAPI: Sendable { init(client: HTTPClient) {} }
public struct AuditCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct AuditRepository: Sendable { init(api: AuditAPI, cache: AuditCache) {} }
public struct AuditService: Sendable { init(repository: AuditRepository, return: ReturnService) {} }
struct AuditScreen: Screen { init(service: AuditService) {} }

public struct ExportAPI: Sendable { init(client: HTTPClient) {} }
public struct ExportCache: Sendable { init(hub: StorageHub, clock: Clock) {} }
public struct ExportRepository: Sendable { init(api: ExportAPI, cache: ExportCache) {} }
public struct ExportService: Sendable { init(repository: ExportRepository, audit: AuditService) {} }
struct ExportScreen: Screen { init(service: ExportService) {} }

// SPDX-License-Identifier: Apache-2.0

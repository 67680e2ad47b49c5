import Dovetail
import ShopNetwork
import ShopPlatform
import ShopStorage

/// The user interface for the staff of the shop.
public enum AdminModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(ReportAPI.self).to(factory: ReportAPI.init)
        binder.bind(ReportCache.self).to(factory: ReportCache.init)
        binder.bind(ReportRepository.self).to(factory: ReportRepository.init)
        binder.bind(ReportService.self).to(factory: ReportService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: ReportService) in ReportScreen(service: service) }
        binder.bind(SupplierAPI.self).to(factory: SupplierAPI.init)
        binder.bind(SupplierCache.self).to(factory: SupplierCache.init)
        binder.bind(SupplierRepository.self).to(factory: SupplierRepository.init)
        binder.bind(SupplierService.self).to(factory: SupplierService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: SupplierService) in SupplierScreen(service: service) }
        binder.bind(CampaignAPI.self).to(factory: CampaignAPI.init)
        binder.bind(CampaignCache.self).to(factory: CampaignCache.init)
        binder.bind(CampaignRepository.self).to(factory: CampaignRepository.init)
        binder.bind(CampaignService.self).to(factory: CampaignService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: CampaignService) in CampaignScreen(service: service) }
        binder.bind(EmployeeAPI.self).to(factory: EmployeeAPI.init)
        binder.bind(EmployeeCache.self).to(factory: EmployeeCache.init)
        binder.bind(EmployeeRepository.self).to(factory: EmployeeRepository.init)
        binder.bind(EmployeeService.self).to(factory: EmployeeService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: EmployeeService) in EmployeeScreen(service: service) }
        binder.bind(WarehouseAPI.self).to(factory: WarehouseAPI.init)
        binder.bind(WarehouseCache.self).to(factory: WarehouseCache.init)
        binder.bind(WarehouseRepository.self).to(factory: WarehouseRepository.init)
        binder.bind(WarehouseService.self).to(factory: WarehouseService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: WarehouseService) in WarehouseScreen(service: service) }
        binder.bind(ReturnAPI.self).to(factory: ReturnAPI.init)
        binder.bind(ReturnCache.self).to(factory: ReturnCache.init)
        binder.bind(ReturnRepository.self).to(factory: ReturnRepository.init)
        binder.bind(ReturnService.self).to(factory: ReturnService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: ReturnService) in ReturnScreen(service: service) }
        binder.bind(AuditAPI.self).to(factory: AuditAPI.init)
        binder.bind(AuditCache.self).to(factory: AuditCache.init)
        binder.bind(AuditRepository.self).to(factory: AuditRepository.init)
        binder.bind(AuditService.self).to(factory: AuditService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: AuditService) in AuditScreen(service: service) }
        binder.bind(ExportAPI.self).to(factory: ExportAPI.init)
        binder.bind(ExportCache.self).to(factory: ExportCache.init)
        binder.bind(ExportRepository.self).to(factory: ExportRepository.init)
        binder.bind(ExportService.self).to(factory: ExportService.init)
        binder.bind((any Screen).self).intoCollection().to { (service: ExportService) in ExportScreen(service: service) }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import ShopPlatform

/// Writes down who did what.
public enum AuditModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: CheckoutModule.self)  // here: modulesInACircle
    }
}

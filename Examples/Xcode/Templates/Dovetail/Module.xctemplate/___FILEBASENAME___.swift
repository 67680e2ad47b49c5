//___FILEHEADER___

import Dovetail

/// Binds ….
enum ___FILEBASENAMEASIDENTIFIER___: Module {
    static func configure(binder: Binder<___VARIABLE_scope___>) {
        binder.bind(___VARIABLE_service___.self).to(factory: ___VARIABLE_service___.init)
    }
}

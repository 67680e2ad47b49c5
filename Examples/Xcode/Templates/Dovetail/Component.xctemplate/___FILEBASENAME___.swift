//___FILEHEADER___

import Dovetail

/// Combines ….
enum ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_kind___ {
    static func configure(binder: Binder<___VARIABLE_scope___>) {
        binder.include(module: ___VARIABLE_module___.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<___VARIABLE_root___>) -> BindingReceipt<___VARIABLE_root___> {
        bind.to(factory: ___VARIABLE_root___.init)
    }
}

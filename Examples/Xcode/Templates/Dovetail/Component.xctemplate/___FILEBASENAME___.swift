//___FILEHEADER___

import Dovetail

/// Combines ….
enum ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_kind___ {
    typealias Root = ___VARIABLE_root___

    static func configure(binder: Binder<___VARIABLE_scope___>) {
        binder.include(module: ___VARIABLE_module___.self)
        binder.bind(___VARIABLE_root___.self).to(factory: ___VARIABLE_root___.init)
    }
}

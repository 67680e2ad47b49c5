/// Distinguishes dependencies of the same type.
///
/// ```swift
/// enum BaseURL: Tag { typealias Element = URL }
///
/// binder.bind(URL.self).tagged(with: BaseURL.self).to(value: url)
/// binder.bind(Client.self).to { (base: Tagged<BaseURL>) in Client(base: base.get()) }
/// ```
public protocol Tag: SendableMetatype {
    /// The type of the dependency.
    associatedtype Element
}

// SPDX-License-Identifier: Apache-2.0

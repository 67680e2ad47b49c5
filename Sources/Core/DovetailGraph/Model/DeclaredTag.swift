/// A tag that is bound by a method of its own, such as a setting. The diagnostic of a missing binding suggests that method.
///
/// ```swift
/// protocol Flag: Tag, DeclaredTag where Element == Bool {}
/// extension Flag { static func declaration(of name: String) -> String { "flag(\(name).self)" } }
/// ```
public protocol DeclaredTag: SendableMetatype {
    /// The call that binds the tag, to be written after `binder.` in a module.
    ///
    /// - Parameter name: The name of the tag, as the module writes it.
    static func declaration(of name: String) -> String
}

// SPDX-License-Identifier: Apache-2.0

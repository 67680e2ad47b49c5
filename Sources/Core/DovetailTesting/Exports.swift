// A test calls methods of binders, which are available only where their module is imported: a new Xcode project enables MemberImportVisibility.
@_exported public import Dovetail

// SPDX-License-Identifier: Apache-2.0

/// What hangs on a binding that messages call by a name of its own, because nobody wrote its key.
package protocol NamedAttachment: Sendable {
    /// Such as `step "Preload"`; nil where the key says it.
    var bindingName: String? { get }
}

import CDovetail
import Dovetail
import DovetailGraph

/// Stores the value of a setting in one graph: written during validation, and read by its requesters.
final class SettingSlot<S: Setting>: ProviderProtocol, @unchecked Sendable {  // Only changed atomically.
    private final class Box {
        let value: S.Element
        init(_ value: S.Element) { self.value = value }
    }

    private let words: UnsafeMutablePointer<UInt>
    /// A retained ``Box`` with the value, or 0.
    private var value: UnsafeMutablePointer<UInt> { words }
    /// Whether the layers have been searched for the value: 0 or 1.
    private var isSearched: UnsafeMutablePointer<UInt> { words + 1 }

    init() {
        words = .allocate(capacity: 2)
        words.initialize(repeating: 0, count: 2)
    }

    deinit {
        if let box = UnsafeRawPointer(bitPattern: value.pointee) { Unmanaged<Box>.fromOpaque(box).release() }
        words.deallocate()
    }

    func get() -> S.Element {
        if let box = UnsafeRawPointer(bitPattern: dovetail_load_acquire(value)) {
            return Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().value
        }
        if let fallback = S.key.fallback { return fallback }
        // The graph was not validated. Validation reports this as `complaint` before any instance is created.
        fatalError("setting \(S.key.name.shown) was requested in a graph without settings: pass SettingLayers as a plugin")
    }
}

/// A slot with its type erased, as attached to a binding.
protocol AnySettingSlot: Sendable {
    var declaration: SettingDeclaration { get }
    func fill(from settings: ResolvedSettings)
}

extension SettingSlot: AnySettingSlot {
    var declaration: SettingDeclaration { SettingDeclaration(S.self) }

    /// The first value is permanent.
    func fill(from settings: ResolvedSettings) {
        dovetail_store_release(isSearched, 1)
        guard let value = settings[S.self] else { return }
        let box = Unmanaged.passRetained(Box(value))
        if dovetail_compare_exchange(self.value, 0, UInt(bitPattern: box.toOpaque())) != 0 { box.release() }
    }
}

extension SettingSlot: GraphAttachment {
    func add(_ binding: Int, to graph: inout Graph) { graph.attach(SettingRule()) }
}

extension SettingSlot: UnresolvedAttachment {
    /// Without layers there is no value, unless the key has a default.
    var complaint: (message: String, help: String)? {
        if dovetail_load_acquire(isSearched) != 0 || S.key.fallback != nil { return nil }
        return (
            "setting \(S.key.name.shown) has no default, and the graph is built without settings",
            "pass SettingLayers: ComponentFactory.of(…, plugins: [layers]), or Launcher(…, settings: layers)"
        )
    }
}

extension SettingSlot: SettingDescription {
    var settingKey: String { S.key.name.shown }

    var settingFallback: String? { S.key.fallback?.settingText }
}

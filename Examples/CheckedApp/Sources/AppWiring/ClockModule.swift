import Dovetail

/// Says what time it is.
public enum ClockModule: Module {
    public static func configure(binder: Binder<Unscoped>) {
        binder.bind(Clock.self).to(value: Clock(hour: 9))
    }
}

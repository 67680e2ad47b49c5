// Written by Scripts/generate-arities.swift; Scripts/generate writes it again.

internal import DovetailGraph

extension BindingDraft {
    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
            $0.ask(p17)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
            $0.ask(p17)
            $0.ask(p18)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ p19: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
            $0.ask(p17)
            $0.ask(p18)
            $0.ask(p19)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ input: @escaping InputCode) {
        finish(factory.kind, isolation) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
            $0.ask(p17)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
            $0.ask(p17)
            $0.ask(p18)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ p19: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, asking: {
            $0.ask(p0)
            $0.ask(p1)
            $0.ask(p2)
            $0.ask(p3)
            $0.ask(p4)
            $0.ask(p5)
            $0.ask(p6)
            $0.ask(p7)
            $0.ask(p8)
            $0.ask(p9)
            $0.ask(p10)
            $0.ask(p11)
            $0.ask(p12)
            $0.ask(p13)
            $0.ask(p14)
            $0.ask(p15)
            $0.ask(p16)
            $0.ask(p17)
            $0.ask(p18)
            $0.ask(p19)
        }) { factory.finish(&$0, input) }
    }
}

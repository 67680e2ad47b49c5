// Written by `Scripts/generate arities`. Do not edit.

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
        finish(.factory, isolation, requesting: {
            $0.request(p0)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
            $0.request(p17)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
            $0.request(p17)
            $0.request(p18)
        }) {
            $0.factory = factory
            $0.code = code
        }
    }

    @usableFromInline @inline(never)
    consuming func finish(_ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ p19: Any.Type, _ factory: @escaping UntypedFactory, _ code: @escaping Code) {
        finish(.factory, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
            $0.request(p17)
            $0.request(p18)
            $0.request(p19)
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
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
            $0.request(p17)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
            $0.request(p17)
            $0.request(p18)
        }) { factory.finish(&$0, input) }
    }

    @usableFromInline @inline(never)
    func finish(_ factory: DeferredFactory, _ isolation: (any Actor)?, _ p0: Any.Type, _ p1: Any.Type, _ p2: Any.Type, _ p3: Any.Type, _ p4: Any.Type, _ p5: Any.Type, _ p6: Any.Type, _ p7: Any.Type, _ p8: Any.Type, _ p9: Any.Type, _ p10: Any.Type, _ p11: Any.Type, _ p12: Any.Type, _ p13: Any.Type, _ p14: Any.Type, _ p15: Any.Type, _ p16: Any.Type, _ p17: Any.Type, _ p18: Any.Type, _ p19: Any.Type, _ input: @escaping InputCode) {
        finish(factory.kind, isolation, requesting: {
            $0.request(p0)
            $0.request(p1)
            $0.request(p2)
            $0.request(p3)
            $0.request(p4)
            $0.request(p5)
            $0.request(p6)
            $0.request(p7)
            $0.request(p8)
            $0.request(p9)
            $0.request(p10)
            $0.request(p11)
            $0.request(p12)
            $0.request(p13)
            $0.request(p14)
            $0.request(p15)
            $0.request(p16)
            $0.request(p17)
            $0.request(p18)
            $0.request(p19)
        }) { factory.finish(&$0, input) }
    }
}

// Written by Scripts/generate-errors.swift; Scripts/generate writes it again.

/// What each finding means, and what to do: the same as in Errors.md.
let explanations: [String: String] = [
    "module-cycle": """
        Modules include each other in a circle. It would build, but nobody can say which of them stands below the
        other.

        Remedy: Remove one include, or move what both need into a third module.
        """,
    "component-cycle": """
        A component is built inside of itself, directly or over others.

        Remedy: Remove one install. A component can ask for the factory of a component that one of its parents
        installs.
        """,
    "late-declaration": """
        A binder was kept, and used after its configure had returned. What it says then is heard too late.

        Remedy: Declare it inside of configure, and let no binder out of it.
        """,
    "unfinished-binding": """
        A binding was begun and never said how the thing is made. The compiler warns of it, too, unless the result is
        thrown away.

        Remedy: End it with to(factory:), to(value:), to(provider:) or configured(with:).
        """,
    "reserved-key": """
        A type that the library itself answers, such as a Provider, is bound or is the seed of a component: the binding would never be
        asked for.

        Remedy: Bind the type that stands behind it; its Provider, Lazy and the like come by themselves. Under a tag, every type can be
        bound.
        """,
    "duplicate-binding": """
        One key is bound more than once in one component. Which one would be built is not left to the order of the
        lines.

        Remedy: Remove all but one, or tell them apart with a tag. To replace a binding in a test, give a module to
        replacing:.
        """,
    "seed-conflict": """
        A component binds the type of its own seed, which is bound already: to the value it is built with.

        Remedy: Remove the binding, or give the component a seed of another type, or a tagged one.
        """,
    "shadowed-binding": """
        A child component binds what a parent binds, or contributes to a collection that a parent binds as a whole. The same line
        of code would mean two things, depending on where it runs.

        Remedy: Remove one of them, or bind one under a tag.
        """,
    "collection-conflict": """
        A collection is bound as a whole, and the same component contributes to it.

        Remedy: Bind the elements with intoCollection(), or the whole, but not both.
        """,
    "duplicate-dictionary-key": """
        Two entries of one dictionary have equal keys.

        Remedy: Change one of the keys, or remove one of the entries.
        """,
    "unmatched-replacement": """
        A module in replacing: binds a key that nothing else binds, or an entry of a dictionary with a key that no other entry
        has: it replaces nothing.

        Remedy: Mend the key, or remove the replacement: what it stood for may have gone.
        """,
    "duplicate-replacement": """
        Two modules in replacing: replace the same key, or the same entry of a dictionary.

        Remedy: Remove one of them.
        """,
    "repeated-scope": """
        A component has the scope of one of its parents. What is shared in that scope would be kept twice.

        Remedy: Give the child a scope of its own.
        """,
    "scope-mismatch": """
        A binding is shared where there is no scope, or another one. Where a module shares by itself, the compiler refuses it; a
        function that gets a ReceiptBinder does not know in which component it ends up.

        Remedy: Give the component a scope, or include the module in a component of that scope.
        """,
    "component-not-installed": """
        The factory of a component is asked for, and nobody installs the component.

        Remedy: Install it in the component that asks, or in one of its parents.
        """,
    "missing-binding": """
        A factory asks for a key that nobody binds where the factory can see it: neither its own component nor a
        parent of it.

        Remedy: Bind it in a module that the component includes, or include the module that binds it. Look at the
        notes: what is meant is often bound under a tag, as an optional, or in a child component.
        """,
    "assisted-outside-factory": """
        An Assisted is asked for where there is no seed: not in a factory that bindFactory binds, or in one with
        another seed.

        Remedy: Bind it with bindFactory, and ask for the Factory.
        """,
    "dependency-cycle": """
        Things need each other before any of them can be made.

        Remedy: Let one of them ask for the other later: with a Provider, a Lazy or a WeakProvider.
        """,
    "isolation-mismatch": """
        Something can be used on one actor only, and is asked for where nothing says that this actor runs; or one
        thing needs two actors to be made.

        Remedy: Ask for a MainActorProvider, which can be used on the main actor only, or let the one who asks run
        on that actor.
        """,
    "nothing-given": """
        A binding is given by whoever brings the application up, and the component is built by itself. It is found when the
        component is built, not when its graph is checked.

        Remedy: Bring the component up with a Launcher, or replace the binding with one that has a factory.
        """,
    "torn-scope": """
        Several shared bindings stand for one thing that is not shared itself: each of them keeps one of its own.

        Remedy: Share the thing itself, and let the others only name it.
        """,
    "exponential-creation": """
        What is not shared is created again for each that requires it. Here so many paths lead to the last thing that more than a hundred
        thousand calls of factories create the root once.

        Remedy: Share the binding that the finding names.
        """,
    "retain-cycle": """
        Two shared things keep each other over what they get later, so that neither is ever freed; or one of them keeps itself over a
        Lazy, which keeps what it has given.

        Remedy: Ask for a WeakProvider in one of them, or hold the other weakly; ask for a Provider in place of the Lazy.
        """,
    "unused-binding": """
        Nothing that the root needs, now or later, asks for it. It is never made.

        Remedy: Remove it, or ask for it. --severity unused-binding=off leaves the question out.
        """,
]

// Written by `Scripts/generate errors`. Do not edit.

/// The explanation of each kind of finding: the text of Errors.md.
package let explanations: [String: Explanation] = [
    "module-cycle": Explanation(
        summary: "Modules include each other in a cycle, so their dependency order is undefined.",
        text: """
            Modules include each other in a cycle, so their dependency order is undefined.

            Remedy: Remove one include, or move the shared bindings into a third module.
            """),
    "component-cycle": Explanation(
        summary: "A component installs itself, directly or transitively.",
        text: """
            A component installs itself, directly or transitively.

            Remedy: Remove one install. A component can depend on the factory of a component that one of its ancestors
            installs.
            """),
    "late-declaration": Explanation(
        summary: "A Binder escaped configure and was used after configure returned.",
        text: """
            A Binder escaped configure and was used after configure returned. Such declarations have no effect. When the graph has already been
            validated, such as in a factory that captures a binder, they end a debug build with a message that names the line.

            Remedy: Move the declaration into configure, and do not store the binder.
            """),
    "unfinished-binding": Explanation(
        summary: "A binding is incomplete: it has no to(…).",
        text: """
            A binding is incomplete: it has no to(…). The compiler also warns about it, unless the result is discarded.

            Remedy: Complete it with to(factory:), to(value:), to(provider:) or configured(with:).
            """),
    "unmatched-tag": Explanation(
        summary: "The tag of using(_:) replaces the type of a parameter, and the factory has no parameter of the type of its values.",
        text: """
            The tag of using(_:) replaces the type of a parameter, and the factory has no parameter of the type of its values.

            Remedy: Name a tag whose values have the type of the parameter, or remove using(_:).
            """),
    "reserved-key": Explanation(
        summary: "The type of a binding, or of the seed of a component, is one that the library provides itself, such as a Provider, so the binding would never be used.",
        text: """
            The type of a binding, or of the seed of a component, is one that the library provides itself, such as a Provider, so the
            binding would never be used.

            Remedy: Bind the element type; the library provides its Provider, Lazy and other forms. Any type can be bound with a tag.
            """),
    "duplicate-binding": Explanation(
        summary: "A key is bound more than once in one component.",
        text: """
            A key is bound more than once in one component. The order of the lines does not decide which binding is used.

            Remedy: Remove all bindings but one, or distinguish them with a tag. To replace a binding in a test, pass a module
            to replacing:.
            """),
    "duplicate-default": Explanation(
        summary: "Two modules of a component declare a default for the same key, and no binding overrides them.",
        text: """
            Two modules of a component declare a default for the same key, and no binding overrides them. The order in which the modules are
            included does not decide which one applies.

            Remedy: Bind the key in the component, which overrides both defaults, or remove one of them.
            """),
    "seed-conflict": Explanation(
        summary: "A component binds the type of its own seed, which is already bound to the value that the component is built with.",
        text: """
            A component binds the type of its own seed, which is already bound to the value that the component is built with.

            Remedy: Remove the binding, or give the component a seed of another type or a tagged one.
            """),
    "shadowed-binding": Explanation(
        summary: "A child component binds a key that one of its ancestors binds, or contributes to a collection that an ancestor binds as a whole.",
        text: """
            A child component binds a key that one of its ancestors binds, or contributes to a collection that an ancestor binds as a
            whole. The same dependency would mean two things, depending on where it is resolved.

            Remedy: Remove one of the bindings, or tag one of them.
            """),
    "collection-conflict": Explanation(
        summary: "A collection is bound as a whole, and the same component also contributes elements to it.",
        text: """
            A collection is bound as a whole, and the same component also contributes elements to it.

            Remedy: Bind the elements with intoCollection(), or the whole collection, but not both.
            """),
    "duplicate-dictionary-key": Explanation(
        summary: "Two entries of a dictionary have equal keys.",
        text: """
            Two entries of a dictionary have equal keys.

            Remedy: Change one of the keys, or remove one of the entries.
            """),
    "duplicate-image": Explanation(
        summary: "A type exists twice in the process, because two images, such as an application and a framework, each contain a copy of the library or of another module.",
        text: """
            A type exists twice in the process, because two images, such as an application and a framework, each contain a copy of the library or of
            another module. Both types have the same name, but a request of one is not resolved by a binding of the other.

            Remedy: Link the module once. For the library, let all targets of an Xcode project depend on its dynamic product DovetailDynamic. Make
            another module a dynamic library or a framework.
            """),
    "unmatched-replacement": Explanation(
        summary: "A module in replacing: binds a key that the graph does not bind, or a dictionary entry whose key no other entry has, so it replaces nothing.",
        text: """
            A module in replacing: binds a key that the graph does not bind, or a dictionary entry whose key no other entry has, so it
            replaces nothing.

            Remedy: Correct the key, or remove the replacement: the binding it replaced may no longer exist.
            """),
    "duplicate-replacement": Explanation(
        summary: "Two modules in replacing: replace the same key, or the same entry of a dictionary.",
        text: """
            Two modules in replacing: replace the same key, or the same entry of a dictionary.

            Remedy: Remove one of them.
            """),
    "repeated-scope": Explanation(
        summary: "A component has the same scope as one of its ancestors, so a shared binding of that scope would have two instances.",
        text: """
            A component has the same scope as one of its ancestors, so a shared binding of that scope would have two instances.

            Remedy: Give the child component a scope of its own.
            """),
    "scope-mismatch": Explanation(
        summary: "A shared binding is in a component without a scope, or with another scope.",
        text: """
            A shared binding is in a component without a scope, or with another scope. The compiler rejects this in modules; a
            function that takes a ReceiptBinder cannot know its component.

            Remedy: Give the component a scope, or include the module in a component of that scope.
            """),
    "component-not-installed": Explanation(
        summary: "A binding depends on the factory of a component that no ancestor installs.",
        text: """
            A binding depends on the factory of a component that no ancestor installs.

            Remedy: Install the component in the component that depends on it, or in one of its ancestors.
            """),
    "missing-binding": Explanation(
        summary: "A factory depends on a key that is not bound in its component or in an ancestor of its component.",
        text: """
            A factory depends on a key that is not bound in its component or in an ancestor of its component.

            Remedy: Bind the key in a module that the component includes, or include the module that binds it. Read the notes:
            the intended binding often has a tag, is optional, or belongs to a child component.
            """),
    "assisted-outside-factory": Explanation(
        summary: "A factory has an Assisted parameter but no seed: it is not bound with bindFactory, or its seed has another type.",
        text: """
            A factory has an Assisted parameter but no seed: it is not bound with bindFactory, or its seed has another type.

            Remedy: Bind it with bindFactory, and depend on the Factory.
            """),
    "dependency-cycle": Explanation(
        summary: "Bindings depend eagerly on each other, so none of them can be created first.",
        text: """
            Bindings depend eagerly on each other, so none of them can be created first.

            Remedy: Defer one of the dependencies with a Provider, a Lazy or a WeakProvider.
            """),
    "isolation-mismatch": Explanation(
        summary: "A binding is isolated to an actor, and a dependent that is not isolated to that actor uses it; or one object needs two actors to be created.",
        text: """
            A binding is isolated to an actor, and a dependent that is not isolated to that actor uses it; or one object needs
            two actors to be created.

            Remedy: Depend on a MainActorProvider, which can be used on the main actor only, or isolate the dependent to the
            same actor. The memberwise initializer of a @MainActor struct is nonisolated: write an initializer, or bind a closure,
            to { @MainActor (…) in … }.
            """),
    "prepare-needs-launch": Explanation(
        summary: "A prepared step depends on a launched one.",
        text: """
            A prepared step depends on a launched one. Prepared steps run first, on the main actor and in one go, so the launched
            value does not exist yet.

            Remedy: Launch the dependent as well, or depend on a Provider and use it after the launch.
            """),
    "duplicate-step": Explanation(
        summary: "Two steps of one component have the same name.",
        text: """
            Two steps of one component have the same name. Reports and messages could not tell them apart.

            Remedy: Rename one of them.
            """),
    "built-instead-of-launched": Explanation(
        summary: "A binding requests the ComponentFactory of a component that has to be launched.",
        text: """
            A binding requests the ComponentFactory of a component that has to be launched. Building it would not run its steps,
            so the values that they create would be missing.

            Remedy: Install the component with install(child:), and request a ChildLauncher.
            """),
    "missing-external-value": Explanation(
        summary: "A launcher or plugin supplies the value of a binding, but the component is built without one.",
        text: """
            A launcher or plugin supplies the value of a binding, but the component is built without one. This is reported when
            the component is built, not when its graph is validated.

            Remedy: Start the component with a Launcher, or replace the binding with one that has a factory.
            """),
    "setting-file": Explanation(
        summary: "A layer of settings cannot be read: the file does not exist, or it is malformed.",
        text: """
            A layer of settings cannot be read: the file does not exist, or it is malformed. The layers are read while the graph is
            validated.

            Remedy: Correct the file or its path; optional: true permits a file to be absent.
            """),
    "setting-conflict": Explanation(
        summary: "Two settings have the same name or the same spelling in the environment or on the command line, one is inside the other, or a name contains characters that these do not have.",
        text: """
            Two settings have the same name or the same spelling in the environment or on the command line, one is inside the
            other, or a name contains characters that these do not have.

            Remedy: Rename one of them; use one type for one setting.
            """),
    "missing-setting": Explanation(
        summary: "A setting has neither a value in any layer nor a default.",
        text: """
            A setting has neither a value in any layer nor a default.

            Remedy: Set it in one of the layers that the note lists, or give its SettingKey a default.
            """),
    "invalid-setting": Explanation(
        summary: "The value of a setting has the wrong type, or does not satisfy its condition.",
        text: """
            The value of a setting has the wrong type, or does not satisfy its condition. A default does not replace a malformed
            value.

            Remedy: Correct the value in the layer that the diagnostic names.
            """),
    "split-instance": Explanation(
        summary: "Several shared bindings each hold their own instance of a binding that is not shared.",
        text: """
            Several shared bindings each hold their own instance of a binding that is not shared.

            Remedy: Share the binding that they depend on, and do not share the others.
            """),
    "exponential-creation": Explanation(
        summary: "An unshared binding is created again for each dependent.",
        text: """
            An unshared binding is created again for each dependent. Here so many paths lead to the last binding that creating the root
            once takes more than a hundred thousand factory calls.

            Remedy: Share the binding that the finding names.
            """),
    "retain-cycle": Explanation(
        summary: "Two shared instances retain each other through deferred dependencies, so neither is ever deallocated; or one of them retains itself through a Lazy, which retains its instance.",
        text: """
            Two shared instances retain each other through deferred dependencies, so neither is ever deallocated; or one of them retains
            itself through a Lazy, which retains its instance.

            Remedy: Depend on a WeakProvider in one of them, or store the other instance weakly; replace the Lazy with a Provider.
            """),
    "untagged-value": Explanation(
        summary: "Several bindings depend on a value without a tag whose type does not say what it means, such as a String.",
        text: """
            Several bindings depend on a value without a tag whose type does not say what it means, such as a String. Often it was bound for one of
            them, and the others have a default argument: a reference to an initializer ignores default arguments, so the graph silently replaces them.

            Remedy: Bind the value with a tag, and depend on Tagged. To keep a default argument, call the initializer in a closure.
            """),
    "missing-contribution": Explanation(
        summary: "A binding has the type of the elements of a collection, but it does not contribute to the collection, and no binding depends on it.",
        text: """
            A binding has the type of the elements of a collection, but it does not contribute to the collection, and no binding depends on it. The
            graph is valid without it, so its instance is silently missing from the collection.

            Remedy: Add intoCollection(), intoSet() or intoDictionary(_:) to the binding, or remove it.
            """),
    "not-launched": Explanation(
        summary: "Neither the root nor a step with a name depends on a value that a launcher creates, so it is never created.",
        text: """
            Neither the root nor a step with a name depends on a value that a launcher creates, so it is never created. If it is a service, the program
            runs without it.

            Remedy: Depend on it, or declare background work with launchAlways.
            """),
    "unused-binding": Explanation(
        summary: "No binding that the root reaches, eagerly or deferred, depends on this one.",
        text: """
            No binding that the root reaches, eagerly or deferred, depends on this one. It is never created.

            Remedy: Remove the binding, or depend on it. --severity unused-binding=off disables this diagnostic.
            """),
    "unknown-setting": Explanation(
        summary: "A layer has an entry that no setting of the graph reads, which often is a misspelled name.",
        text: """
            A layer has an entry that no setting of the graph reads, which often is a misspelled name.

            Remedy: Correct the spelling, or remove the entry. If other programs read the layer, too, reportingUnknown(as: .off) says so. In values that
            are written in the program it is an error.
            """),
    "secret-on-command-line": Explanation(
        summary: "The value of a secret setting is on the command line, where other users of the machine can read it in the list of processes.",
        text: """
            The value of a secret setting is on the command line, where other users of the machine can read it in the list of
            processes.

            Remedy: Pass it in the environment, or in a file that only the program can read.
            """),
]

import DovetailGraph
import ReadingFixtures
import TestTools
import Testing

@testable import DovetailReading

/// Components that are hard to read: each is read as it runs, or the reading reports what it does not know.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct AdversarialTests {
    /// What reading a component results in.
    enum Outcome {
        /// The graph that it has when it runs.
        case exact
        /// That graph if these conditions are answered as they are when it runs.
        case open([String: String])
        /// A graph and these locations, as `File:line: reason`, that may differ.
        case flagged([String])
    }

    static let outcomes: [String: Outcome] = [
        "AliasOfABinder": .exact,
        "AllRequests": .exact,
        "AlmostConfigureRoot": .flagged([
            "Roots.swift:50: nothing calls configureRoot(bind:) of ReadingFixtures.AlmostConfigureRoot, because it is not the configureRoot of a component with this root"
        ]),
        "ArithmeticArguments": .exact,
        "BinderInAClass": .flagged([
            "Storing.swift:16: a binder is stored in self.binder"
        ]),
        "BinderInAStructure": .exact,
        "BinderInATuple": .exact,
        "BinderPassedToTheLibrary": .flagged(["Calls.swift:26: a binder is passed to withExtendedLifetime, which cannot be read"]),
        "BoundInOneOfThreeCases": .open(["switch CommandLine.arguments.count": "default"]),
        "BoundUnderACondition": .open(["Flags.isMilky": "false"]),
        "BranchThatFallsThrough": .open(["switch CommandLine.arguments.count": "default"]),
        "CallableValue": .exact,
        "CaughtErrors": .open(["Flags.isMilky": "false"]),
        "ChildrenInPlace": .exact,
        "ClosureInADictionary": .flagged([
            "Calls.swift:40: a binder is passed to steps[\"tea\"]?, which cannot be read"
        ]),
        "ClosureThatIsNotCalled": .exact,
        "ClosureWithCaptureList": .exact,
        "ClosuresInAnArray": .exact,
        "ComputedCollection": .exact,
        "ComputedKeys": .flagged([
            "Keys.swift:44: the key of this entry is only known when the program runs; it was read as different from all others"
        ]),
        "ComputedPropertyThatBinds": .exact,
        "ConditionInAnOperand": .open(["Flags.isMilky": "false"]),
        "ConditionOnAComputedProperty": .open(["Flags.isFast": "true"]),
        "ConditionOnAConstant": .exact,
        "ConditionOnATypeParameter": .exact,
        "ConditionOnAVariable": .open(["flag": "true", "Flags.isMilky": "false"]),
        "ConfigureOfAnotherType": .exact,
        "ConfigureRootOfAnInstance": .flagged([
            "Roots.swift:62: nothing calls configureRoot(binder:) of ReadingFixtures.ConfigureRootOfAnInstance, because it is not the configureRoot of a component with this root"
        ]),
        "ConfigureRootOfAnotherRoot": .flagged([
            "Roots.swift:56: nothing calls configureRoot(binder:) of ReadingFixtures.ConfigureRootOfAnotherRoot, because it is not the configureRoot of a component with this root"
        ]),
        "DefaultArgumentThatBinds": .exact,
        "DefaultArgumentsOfReferences": .exact,
        "DefaultBindings": .exact,
        "DeferredBinding": .exact,
        "ExistentialHelpers": .exact,
        "InoutBinder": .exact,
        "LabeledLoops": .exact,
        "LateBinding": .flagged([
            "Storing.swift:75: a binder is stored in stored",
            "Storing.swift:80: bind is called on something that is not known to be a binder of this graph",
            "Storing.swift:80: to is called on something that is not known to be a binder of this graph",
        ]),
        "LiteralKeys": .exact,
        "LiteralsOfOtherTypes": .flagged([
            "Keys.swift:35: the text of this key, and whether it equals others, is not known: code of ReadingFixtures.Name decides it",
            "Keys.swift:36: the text of this key, and whether it equals others, is not known: code of ReadingFixtures.Name decides it",
            "Keys.swift:37: the text of this key, and whether it equals others, is not known: code of ReadingFixtures.Temperature decides it",
        ]),
        "LocationOfTheRun": .flagged([
            "Calls.swift:178: the location that is passed as line is only known when the program runs"
        ]),
        "MissingBehindAHelper": .exact,
        "MissingProtocol": .exact,
        "MissingForAPairOfMany": .open(
            Dictionary(
                uniqueKeysWithValues: (["milk", "sugar"] + (0...7).map { "\($0)" }).map {
                    ("CommandLine.arguments.contains(\"\($0)\")", "false")
                })),
        "MissingForTwoReasons": .open(["Flags.isMilky": "false", "CommandLine.arguments.contains(\"lemon\")": "false"]),
        "MissingUnderACondition": .open(["Flags.isMilky": "false"]),
        "MissingUnderThreeConditions": .open([
            "CommandLine.arguments.contains(\"milk\")": "false", "CommandLine.arguments.contains(\"sugar\")": "false",
            "CommandLine.arguments.contains(\"ice\")": "false",
        ]),
        "ModuleOfAnAncestor": .exact,
        "ModulesByTypeParameter": .exact,
        "NestedLocalFunctions": .exact,
        "OpenedMetatypes": .exact,
        "OperatorThatBinds": .exact,
        "OptionalBinder": .exact,
        "OverriddenHelper": .flagged([
            "Calls.swift:7: wire may be that of a subclass"
        ]),
        "OverriddenProperty": .exact,
        "ParameterPack": .flagged([
            "Calls.swift:138: a binder is used in repeat bindBrewed((each T).self, binder), which cannot be read",
            "Calls.swift:138: this use of a binder was not reached",
        ]),
        "PartOfALocation": .exact,
        "ReceiptOfAnExpression": .open(["Flags.isMilky": "false"]),
        "RequestedRoot": .exact,
        "RequestedRootOfAProtocol": .exact,
        "RequestedRootsOfChildren": .exact,
        "RepeatedWhile": .exact,
        "SameQuestionTwice": .open(["Flags.isMilky": "false"]),
        "SubscriptThatBinds": .flagged([
            "Storing.swift:101: a binder is used in binder[1], which cannot be read",
            "Storing.swift:101: include is called on something that is not known to be a binder of this graph",
        ]),
        "SwitchOverABinder": .exact,
        "TwoCallsOfOneHelper": .open([
            "CommandLine.arguments.count > 1_000": "false", "CommandLine.arguments.count > 2_000": "false",
        ]),
        "TwoSwitchesOverOneValue": .open(["switch CommandLine.arguments.count": "default"]),
        "UnavailableSystem": .exact,
    ]

    @Test func `a component is read as it runs, or what is not known is reported`() throws {
        let program = try FixtureProgram.program("ReadingFixtures")
        #expect(program.roots.map { String($0.name.dropFirst("ReadingFixtures.".count)) } == fixtures.keys.sorted())
        #expect(Self.outcomes.keys.sorted() == fixtures.keys.sorted())
        for (name, outcome) in Self.outcomes.sorted(by: { $0.key < $1.key }) { try expect(outcome, of: name, in: program) }
    }

    private func expect(_ outcome: Outcome, of name: String, in program: SourceProgram) throws {
        let run = try #require(fixtures[name])
        let running = FixtureProgram.json(run())
        let root = "ReadingFixtures.\(name)"
        let findings = program.explore(root)
        switch outcome {
        case .exact:
            #expect(FixtureProgram.json(findings.usual.graph) == running, "\(name)")
            #expect(findings.questions.map(\.text) == [], "\(name)")
            #expect(findings.blindSpots.map(\.reason) == [], "\(name)")
        case .open(let answers):
            let reading = program.read(root, given: Answers(byText: answers))
            #expect(FixtureProgram.json(reading.graph) == running, "\(name)")
            #expect(Set(findings.questions.map(\.text)) == Set(answers.keys), "\(name)")
            #expect(findings.blindSpots.map(\.reason) == [], "\(name)")
        case .flagged(let spots):
            let found = findings.blindSpots.map { "\($0.place.file.split(separator: "/")[1]):\($0.place.line): \($0.reason)" }
            #expect(found == spots, "\(name)")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph
import Foundation
import ReadingCorpus
import TestTools
import Testing

@testable import DovetailReading

/// Every form of code that was once read as another graph: each component is read as it runs, or the reading reports what it does not know.
@Suite(.watched(patience: 300), .enabled(if: FixtureProgram.products != nil)) struct CorpusTests {
    /// What reading a component results in.
    enum Outcome: String {
        /// The graph that it has when it runs.
        case exact
        /// That graph with some answers to the open conditions.
        case open
        /// Another graph, and a location that may differ.
        case flagged
        /// Another graph without a word.
        case silent
    }

    /// Components that are still read as another graph without a word. The reader is a preview because of them.
    static let silent: Set<String> = [
        "ArrayElementThatChanges", "CastOfABinder", "CastOfABoolean", "ChainedHelpers", "ClosureOverElements", "CompoundSetterThatBinds",
        "ComputedLocalVariable", "ConditionInALoop", "ConditionOnAPropertyOfALocal", "ConditionalCastOfAValue",
        "ConfigureOfAnInstanceBesideADefault", "ConstantSet", "ConstrainedExtensions", "ContinueInAForWithoutDeclarations",
        "ContinueInASwitch", "ContinueInASwitchOfTheRun", "DefaultClosureOfATypeParameter", "ElementOfADictionary", "ElementOfARange",
        "ElementOfAString", "EntriesWithEqualKeys", "EntriesWithEqualLiterals", "EntryWithADebugDescription",
        "FactoryThatIsALocalFunction", "FilePrivateProperties", "ForCaseOfANumber", "ForCaseOfARange", "ForCaseOfAType",
        "ForCaseOfAnEnum", "ForCaseOfNone", "ForCaseWithACast", "GenericWitness", "HelperInALoop", "IndexOfAnArray",
        "InitializerInAnExtensionOfInt", "InitializerWithABinderThatChanges", "InoutClosureWithACapture", "InstanceMethodBesideADefault",
        "KeyOfAValueOfSelf", "KeyOfSelfInAClass", "LazyVariable", "LiteralOfAnotherSequence", "LocalFunctionAsAValue",
        "LocalFunctionBelowInAClosure", "LocalFunctionBelowItsUse", "LocalFunctionThatShadows", "LocalObserver", "LocalOverloadsByLabel",
        "LocalOverloadsByType", "LocalPropertyWrapper", "LocalSetter", "LocationWithFile", "MethodWithAMetatype", "NeverUsedLazyVariable",
        "ObserverThatBinds", "OpaqueKey", "OpaquePropertyKey", "OperatorInAnExtensionOfBool", "OperatorInAnExtensionOfInt",
        "OperatorInAnExtensionOfString", "OverloadBesideADefault", "PackOfOne", "ParameterThatIsASet", "PropertyOfAScope",
        "ReturnInACatch", "ReturnInALoopOverArguments", "ReturnInARepeat", "ReturnInAWhile", "SetLiteral", "SetterOfAKeyPath",
        "SetterOfASubscript", "SetterThatBinds", "SetterThroughInout", "StaticDispatch", "StaticDispatchThroughAParameter",
        "SwitchOverKnownElements", "TypeInALocalEnum", "UnusedLazyVariable", "WrappedMember",
    ]

    @Test func `no component is read as another graph without a word`() throws {
        let program = try FixtureProgram.program("ReadingCorpus")
        let roots = Dictionary(grouping: program.roots, by: \.name)
        var outcomes: [Outcome: [String]] = [:]
        for (name, graph) in corpus {
            let root = try #require(roots["ReadingCorpus.\(name)"]?.first, "\(name) is not read")
            outcomes[outcome(of: root, as: graph, in: program), default: []].append(name)
        }
        #expect(Set(outcomes[.silent] ?? []).subtracting(Self.silent).sorted() == [])
        #expect(Self.silent.subtracting(outcomes[.silent] ?? []).sorted() == [], "these are not silent any more: remove them")
        print("corpus:", outcomes.map { "\($0.value.count) \($0.key)" }.sorted().joined(separator: ", "))
        if ProcessInfo.processInfo.environment["CORPUS"] != nil { for (outcome, names) in outcomes { print(outcome, names.sorted()) } }
    }

    private func outcome(of root: RootComponent, as running: Graph, in program: SourceProgram) -> Outcome {
        let text = FixtureProgram.json(running)
        let findings = program.explore(root)
        let isUsual = FixtureProgram.json(findings.usual.graph) == text
        if isUsual, findings.questions.isEmpty, findings.blindSpots.isEmpty { return .exact }
        if !findings.blindSpots.isEmpty { return .flagged }
        return isUsual || program.graphs(of: root).contains(text) ? .open : .silent
    }
}

extension SourceProgram {
    /// The graphs of a component with all answers to its open conditions.
    fileprivate func graphs(of root: RootComponent) -> Set<String> {
        var texts: Set<String> = []
        var waiting: [[String: Int]] = [[:]]
        for _ in 0..<256 {
            guard var answers = waiting.popLast() else { break }
            let reading = read(root, given: Answers(byIdentity: answers))
            texts.insert(FixtureProgram.json(reading.graph))
            for question in reading.questions where answers[question.identity] == nil {
                for answer in question.choices.indices where answer != question.usual {
                    waiting.append(answers.merging([question.identity: answer]) { _, new in new })
                }
                answers[question.identity] = question.usual
            }
        }
        return texts
    }
}

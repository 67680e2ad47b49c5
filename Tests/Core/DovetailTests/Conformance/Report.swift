import Dovetail
import Foundation
import TestTools
import Testing

@Suite(.watched) struct Report {
    struct A {}
    struct B {}
    struct C {}

    @Test func `five faults of five kinds are thrown at once`() {
        // Written here, because within a macro all lines are one.
        let line: UInt = #line
        let write: Writing = { binder in
            binder.bind(A.self).to { (b: B) in A() }
            _ = binder.bind(C.self)
            binder.bind(Int.self).to(value: 1)
            binder.bind(Int.self).to(value: 2)
            binder.bind(String.self).intoDictionary("a").to(value: "1")
            binder.bind(String.self).intoDictionary("a").to(value: "2")
            binder.bind(Provider<A>.self).to { Provider { A() } }
        }
        let error = #expect(throws: GraphError.self) { try ask(A.self, write) }
        #expect(
            error?.diagnostics.errors.brief(from: line) == [
                "unfinished-binding +3", "reserved-key +8", "duplicate-binding +5", "duplicate-dictionary-key +7", "missing-binding +2",
            ])
        #expect(
            error?.description.hasSuffix(
                """
                error: 5 problems in the graph of Asker<Report.A>: 1 × unfinished-binding, 1 × reserved-key, 1 × duplicate-binding, \
                1 × duplicate-dictionary-key, 1 × missing-binding; nothing was built
                """) == true)
    }

    // The program of five faults, in FiveFaultsTests.swift.

    @Test func `a finding has its id, types and places as data`() {
        let found = findings(A.self) { binder in
            binder.bind(A.self).to { (b: B) in A() }
        }
        #expect(found[0].id == .missingBinding)
        #expect(found[0].types == ["Conformance.Report.B"])
        #expect(found[0].place?.path == #filePath)
        #expect(DiagnosticID.catalogue.contains(found[0].id))
    }

    private static func bindNumber(
        _ binder: Binder<Singleton>, _ number: Int, file: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        binder.bind(Int.self, file: file, filePath: filePath, line: line, column: column).to(value: number)
    }

    @Test func `a helper forwards the location of its caller`() {
        let line: UInt = #line
        let found = findings(Int.self) { binder in
            Self.bindNumber(binder, 1)
            Self.bindNumber(binder, 2)
        }
        #expect(found.brief(from: line) == ["duplicate-binding +3"])
    }

    @Test func `every finding has help`() {
        enum Selfish: Asking {
            typealias What = Int
            static func configure(binder: Binder<Unscoped>) { binder.install(dependency: Selfish.self) }
        }
        let found =
            Selfish.findings()
            + findings(A.self) { binder in
                binder.bind(A.self).to { (b: B, a: A, children: ComponentFactory<Selfish>) in A() }
                _ = binder.bind(C.self)
                binder.bind(Int.self).to(value: 1)
                binder.bind(Int.self).to(value: 2)
                binder.bind(String.self).intoDictionary("a").to(value: "1")
                binder.bind(String.self).intoDictionary("a").to(value: "2")
                binder.bind([String].self).to(value: [])
                binder.bind(String.self).intoCollection().to(value: "2")
                binder.bind(Lazy<A>.self).to { Lazy { A() } }
                binder.bind(Double.self).to { (seed: Assisted<Int>) in 1 }
            }
        #expect(Set(found.map(\.id)).count == 10)
        for finding in found { #expect(!finding.help.isEmpty, "\(finding.id)") }
    }

    @Test func `an unused binding is a warning: not thrown, but readable`() throws {
        let write: Writing = { binder in
            binder.bind(Int.self).to(value: 1)
            binder.bind(String.self).to(value: "unused")
        }
        #expect(findings(Int.self, write).ids == ["unused-binding"])
        #expect(try factory(Int.self, write).diagnostics.ids == ["unused-binding"])
        #expect(try ask(Int.self, write) == 1)
    }

    @Test func `a missing binding is not repeated for indirect requesters`() {
        let found = findings(C.self) { binder in
            binder.bind(C.self).to { (b: B) in C() }
            binder.bind(B.self).to { (a: A) in B() }
            binder.bind(A.self).to { (text: String) in A() }
        }
        #expect(found.map(\.message) == ["nothing is bound for String"])
    }

    @Test func `the error is Sendable, equal by its ids, and its text is the whole report`() async throws {
        func error(_ what: Any.Type) -> GraphError? {
            func open<T>(_: T.Type) -> GraphError? {
                do {
                    _ = try factory(T.self) { _ in }
                    return nil
                } catch {
                    return error
                }
            }
            return _openExistential(what, do: open)
        }
        let (one, other) = (try #require(error(A.self)), try #require(error(B.self)))
        #expect(one == other)
        #expect(one.description != other.description)
        #expect(one.localizedDescription == one.description)
        #expect(await Task.detached { "\(one)" }.value == one.description)
        #expect(one.description.hasPrefix("Conformance/Support.swift:"))
    }

    struct AVeryLongNameThatGoesOnAndOnAndOnUntilItHasMoreThanOneHundredLettersOfWhichNoneMayBeLeftOutInTheReport<T, U> {}

    @Test func `long names are not cut`() {
        typealias Long = AVeryLongNameThatGoesOnAndOnAndOnUntilItHasMoreThanOneHundredLettersOfWhichNoneMayBeLeftOutInTheReport
        let found = findings(Long<Long<Int, A>, [String: B]>.self) { _ in }
        let name = "AVeryLongNameThatGoesOnAndOnAndOnUntilItHasMoreThanOneHundredLettersOfWhichNoneMayBeLeftOutInTheReport"
        #expect(
            found.first?.message
                == "nothing is bound for Report.\(name)<Report.\(name)<Int, Report.A>, [String: Report.B]>")
    }

    @Test func `the library prints nothing`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]) {
            _ = try? ask(Int.self) { binder in
                binder.bind(Int.self).to(value: 1)
                binder.bind(Int.self).to(value: 2)
            }
            _ = try? ask(String.self) { binder in
                binder.bind(Int.self).to(value: 1)
                binder.bind(String.self).to(value: "unused before")
            }
        }
        let output = (result?.standardOutputContent ?? []) + (result?.standardErrorContent ?? [])
        #expect(!String(decoding: output, as: UTF8.self).contains("binding"))
    }
}

// SPDX-License-Identifier: Apache-2.0

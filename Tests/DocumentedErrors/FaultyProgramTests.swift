import Dovetail
import DovetailTesting
import TestTools
import Testing

@Suite(.watched) struct FaultyProgramTests {
    @Test(arguments: FaultyProgram.all)
    func `a program with one mistake has one finding, and the documentation shows what it prints`(program: FaultyProgram) {
        #expect(program.findings.map(\.id) == [program.id])
        expectGolden(program.report, named: "\(program.id).txt")
    }

    @Test func `every kind of finding has its program`() {
        #expect(FaultyProgram.all.map(\.id) == DiagnosticID.catalogue)
    }
}

// SPDX-License-Identifier: Apache-2.0

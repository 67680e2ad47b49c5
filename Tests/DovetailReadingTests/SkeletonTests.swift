import DovetailReading
import TestTools
import Testing

@Suite(.watched) struct SkeletonTests {
    @Test func empty() throws {
        #expect(try SourceProgram([]).roots.isEmpty)
    }
}

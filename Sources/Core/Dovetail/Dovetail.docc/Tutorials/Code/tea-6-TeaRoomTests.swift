import Dovetail
import DovetailTesting
import Testing

@testable import TeaRoom

@Test func `the graph can be built`() { expectValidGraph(TeaRoomApp.self) }

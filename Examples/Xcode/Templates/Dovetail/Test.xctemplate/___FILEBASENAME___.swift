//___FILEHEADER___

import DovetailTesting
import Testing

@testable import ___VARIABLE_wiring___

@Suite struct ___FILEBASENAMEASIDENTIFIER___ {
    @Test func `the graph is valid`() {
        expectValidGraph(___VARIABLE_component___.self)
    }

    @Test func `a replaced binding`() throws {
        let replacement = ___VARIABLE_service___()

        _ = try ___VARIABLE_component___.buildForTest { replacing in
            replacing.bind(___VARIABLE_service___.self).to(value: replacement)
        }
    }
}

public import DovetailLayers

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SettingLayer {
    /// The environment of the process, as it is now: `http.serverTimeout` is `HTTP_SERVER_TIMEOUT`.
    ///
    /// Lists are written with commas. With a prefix, a variable that has it and that no setting reads is a warning.
    ///
    /// - Parameters:
    ///   - prefix: such as `APP_`, which makes it `APP_HTTP_SERVER_TIMEOUT`.
    ///   - variables: instead of the variables of the process.
    public static func environment(prefix: String = "", variables: [String: String]? = nil) -> SettingLayer {
        let layer = "the environment"
        var found: [String: VariableSource.Variable] = [:]
        for (name, text) in variables ?? ProcessInfo.processInfo.environment {
            #if os(Windows)
            let name = name.uppercased()  // There, `Path` and `PATH` are one variable.
            #endif
            found[name] = VariableSource.Variable(text: text, origin: SettingOrigin(layer: layer, spelling: name))
        }
        return SettingLayer(layer, VariableSource(prefix: prefix, variables: found, expectsToBeRead: !prefix.isEmpty))
    }
}

public import DovetailLayers

extension SettingLayer {
    /// The environment of the process at the time of the call, where `http.serverTimeout` is `HTTP_SERVER_TIMEOUT`.
    ///
    /// Lists are separated by commas. With a prefix, a variable that has the prefix and that no setting reads is a warning. A setting whose
    /// variable is not valid UTF-8 is an error.
    ///
    /// - Parameters:
    ///   - prefix: A prefix such as `APP_`, which changes the name to `APP_HTTP_SERVER_TIMEOUT`.
    ///   - variables: Replaces the variables of the process.
    public static func environment(prefix: String = "", variables: [String: String]? = nil) -> SettingLayer {
        let layer = "the environment"
        var found: [String: VariableSource.Variable] = [:]
        for (name, text) in variables?.mapValues(ProcessText.valid) ?? ProcessText.environment() {
            #if os(Windows)
            let name = name.uppercased()  // On Windows, `Path` and `PATH` are the same variable.
            #endif
            found[name] = VariableSource.Variable(text: text, origin: SettingOrigin(layer: layer, spelling: name))
        }
        return SettingLayer(layer, VariableSource(prefix: prefix, variables: found, expectsToBeRead: !prefix.isEmpty))
    }
}

// SPDX-License-Identifier: Apache-2.0

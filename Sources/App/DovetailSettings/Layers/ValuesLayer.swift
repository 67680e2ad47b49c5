public import DovetailLayers

extension SettingLayer {
    /// Values written in the program, usually in a test.
    ///
    /// ```swift
    /// .values(["http.port": 8080, "log": ["level": "debug"]])
    /// ```
    ///
    /// Two values for one key are an error, even if one is nested and the other dotted. A name that no setting has is an error, too, because
    /// it is misspelled in the program itself.
    public static func values(_ values: KeyValuePairs<SettingName, SettingNode>, name: String = "values") -> SettingLayer {
        self.values(values.map { ($0.key, $0.value) }, name: name)
    }

    static func values(_ values: [(SettingName, SettingNode)], name: String) -> SettingLayer {
        let origin = SettingOrigin(layer: name)
        var flattener = Flattener()
        for (key, node) in values { flattener.add(node, at: key.dotted, origin: origin) }
        return SettingLayer(
            name, TreeSource(flattener.leaves), faults: flattener.fault.map { [.unreadable(origin, $0.rawValue)] } ?? [], unknown: .error)
    }
}

// SPDX-License-Identifier: Apache-2.0

extension Redaction {
    /// Collects the secrets among the values of settings, both as written and as parsed.
    init(of settings: ResolvedSettings) {
        var texts = SecretTexts()
        for row in settings.rows {
            guard case .value(let value, let source) = row.outcome else { continue }
            if row.setting.isSecret || source?.origin.isSecret == true {
                texts.add(secret: value)
                if let source { texts.add(source.node) }
            } else {
                texts.add(inside: value)
            }
        }
        self.init(texts)
    }
}

// SPDX-License-Identifier: Apache-2.0

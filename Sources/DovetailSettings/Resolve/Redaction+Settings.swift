extension Redaction {
    /// Of the values of settings, as they were written and as they were read.
    init(of settings: ResolvedSettings) {
        var texts = SecretTexts()
        for row in settings.rows {
            guard case .value(let value, let source) = row.outcome else { continue }
            if row.setting.isSecret {
                texts.add(secret: value)
                if let source { texts.add(source.node) }
            } else {
                texts.add(inside: value)
            }
        }
        self.init(texts)
    }
}

public import DovetailLayers

extension SettingLayers {
    /// The value of one setting, without a graph.
    ///
    /// What is wrong with a layer that could not be read is thrown as well, since it may have held the value.
    public subscript<S: Setting>(_ setting: S.Type) -> S.Element {
        get throws(SettingError) {
            let settings = ResolvedSettings([setting], in: self)
            guard settings.problems.isEmpty, let value = settings[setting] else { throw SettingError(settings.problems) }
            return value
        }
    }
}

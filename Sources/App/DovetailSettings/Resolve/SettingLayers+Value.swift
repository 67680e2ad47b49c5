public import DovetailLayers

extension SettingLayers {
    /// Returns the value of one setting, without a graph.
    ///
    /// The problems of a layer that could not be read are thrown as well, because it may contain the value.
    public subscript<S: Setting>(_ setting: S.Type) -> S.Element {
        get throws(SettingError) {
            let settings = ResolvedSettings([setting], in: self)
            guard settings.problems.isEmpty, let value = settings[setting] else { throw SettingError(settings.problems) }
            return value
        }
    }
}

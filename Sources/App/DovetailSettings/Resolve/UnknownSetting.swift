import DovetailGraph
import DovetailLayers

/// Every entry of a layer is read by a setting, unless others read the layer, too.
enum UnknownSetting {
    /// The maximum number to report for one layer, because the wrong file is one mistake and not a thousand.
    static let most = 20

    static func check(_ settings: [SettingDeclaration], in layers: SettingLayers) -> [SettingProblem] {
        layers.layers.flatMap { layer -> [SettingProblem] in
            let level = layer.unknown ?? layers.unknown ?? layer.defaultUnknown
            if level == .off { return [] }
            let spellings = settings.flatMap { layer.source.spellings(of: $0) }
            let known = Set(spellings)
            var reported: Set<String> = []
            let unknown = layer.source.entries.filter { entry in
                !layer.source.isRead(entry.spelling, by: known) && reported.insert(entry.spelling).inserted
            }
            let others = unknown.count - most
            return unknown.prefix(most).enumerated().map { position, entry in
                let isLast = position == most - 1 && others > 0
                return problem(entry, level, near: spellings, notes: isLast ? ["and \(others) others in \(layer.name)"] : [])
            }
        }
    }

    private static func problem(
        _ entry: SettingEntry, _ level: SettingLayer.Level, near spellings: [String], notes: [String]
    ) -> SettingProblem {
        let spelling = SettingText.shown(entry.spelling)
        let place = SettingOrigin(layer: entry.origin.layer, spelling: spelling)
        return SettingProblem(
            .unknown, isWarning: level == .warning, "\(place) does not match any setting", origin: entry.origin, notes: notes,
            help: nearest(to: entry.spelling, in: spellings).map { ["did you mean \($0)?"] } ?? []
        )
    }

    /// The closest spelling, unless even that is too different.
    static func nearest(to spelling: String, in spellings: [String]) -> String? {
        let letters = Array(spelling.lowercased().utf8)
        guard letters.count <= 100 else { return nil }
        var nearest: (distance: Int, spelling: String)?
        for candidate in spellings {
            let other = Array(candidate.lowercased().utf8)
            let limit = max(1, other.count / 4)
            let distance = EditDistance.between(letters, other, atMost: limit)
            guard distance <= limit, distance < nearest?.distance ?? .max else { continue }
            nearest = (distance, candidate)
        }
        return nearest?.spelling
    }
}

// SPDX-License-Identifier: Apache-2.0

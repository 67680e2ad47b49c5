import Dovetail
import Foundation
import TestTools
import Testing

@Suite(.watched) struct OfferedCodeTests {
    @Test func `code in help compiles`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("OfferedCode.swift")
        let compiled = try String(contentsOf: file, encoding: .utf8).split(separator: "// MARK: Suggested code")[1]
            .split(separator: "\n").map(String.init)
        let helps = Set(graphsWithOffers.flatMap { $0.validate() }.flatMap(\.help)).sorted()
        var offers = 0
        for help in helps {
            let declarations = help.matches(of: /struct \w+: Scope {}/).map { String($0.0) }
            for code in calls(in: help).map({ "binder.\($0)" }) + types(in: help).map({ "(\($0))?" }) + declarations {
                offers += 1
                #expect(compiled.contains { contains($0, code) }, "\(code), of: \(help)")
            }
        }
        #expect(offers >= 45)
    }

    /// Whether a line has the pieces between the `…` of `code` in this order.
    private func contains(_ line: String, _ code: String) -> Bool {
        var rest = line[...]
        for piece in code.split(separator: "…") {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    /// `bind(Clock.self).tagged(with: Utc.self)`: what is called on a binder.
    private func calls(in help: String) -> [String] {
        let subcommands = /\b(bind|bindFactory|bindPropertyInjectionOf|declare\w+|requires|install|include)\(/
        return help.matches(of: subcommands).map { match in
            var end = match.range.upperBound
            var depth = 1
            while depth > 0, end < help.endIndex {
                depth += help[end] == "(" ? 1 : help[end] == ")" ? -1 : 0
                end = help.index(after: end)
                guard depth == 0, let chained = help[end...].prefixMatch(of: /\.\w+\(/) else { continue }
                end = chained.range.upperBound
                depth = 1
            }
            return String(help[match.range.lowerBound..<end])
        }
    }

    /// `Provider<Clock>` of `request Provider<Clock> in Store`.
    private func types(in help: String) -> [String] {
        help.matches(of: /request (.+?)(?: in .*| there| instead|, or .*)?$/).map { String($0.1) }
    }
}

// SPDX-License-Identifier: Apache-2.0

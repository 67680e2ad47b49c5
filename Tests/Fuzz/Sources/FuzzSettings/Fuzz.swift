@testable import DovetailSettings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The first byte chooses the reader, the rest is read. A crash, a hang, or a word in an error that is not ours ends the run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
    guard let choice = input.first else { return 0 }
    let bytes = Array(input.dropFirst())
    switch choice {
    case UInt8(ascii: "j"):
        read(bytes, words: json) { bytes throws(TextFault) in
            TreeSource(try JSONSettingsReader.leaves(bytes, file: "f"))
        }
    case UInt8(ascii: "p"):
        read(bytes, words: propertyList) { bytes throws(TextFault) in
            TreeSource(try PropertyListReader(file: "f").leaves(bytes))
        }
    case UInt8(ascii: "d"):
        read(bytes, words: dotEnv) { bytes throws(TextFault) in
            var reader = try DotEnvReader(bytes)
            let lines = try reader.lines().map { line in
                (
                    line.name,
                    VariableSource.Variable(
                        text: .valid(line.text), origin: SettingOrigin(layer: "f", line: line.line, column: line.column))
                )
            }
            return VariableSource(prefix: "", variables: Dictionary(lines) { $1 }, expectsToBeRead: true)
        }
    case UInt8(ascii: "c"):
        let arguments = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        resolve(SettingLayer.commandLine(arguments))
        resolve(SettingLayer.environment(prefix: "", variables: Dictionary(zip(names, arguments)) { $1 }))
    default: break
    }
    return 0
}

private let text = [SourceText.notUTF8, SourceText.utf16]
private let json = Set(JSONSettingsReader.messages + text)
private let dotEnv = Set(DotEnvReader.Fault.allCases.map(\.rawValue) + text)
private let propertyList = Set(PropertyListReader.Fault.allCases.map(\.rawValue) + Flattener.Fault.allCases.map(\.rawValue) + text)
private let names = settings.map { SettingDeclaration(erasing: $0).name.environmentName }

private func read(_ bytes: [UInt8], words: Set<String>, _ parse: ([UInt8]) throws(TextFault) -> any SettingSource) {
    do throws(TextFault) {
        resolve(SettingLayer("f", try parse(bytes)))
    } catch {
        let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        for finding in error.findings {
            precondition(words.contains(finding.words), "an error in words that are not ours: \(finding.words)")
            let isInside = (1...lines).contains(finding.line ?? 1) && (1...bytes.count + 1).contains(finding.column ?? 1)
            precondition(isInside, "a place outside of the file")
        }
        for problem in error.problems(in: "f") { _ = problem.description }
    }
}

/// Reads every kind of setting, and looks at every word that comes out.
private func resolve(_ layer: SettingLayer) {
    let resolved = ResolvedSettings(settings, in: SettingLayers([layer]))
    for problem in resolved.problems where problem.kind == .invalid {
        guard let key = problem.key, let expected = problem.expected, let found = problem.found else {
            preconditionFailure("half an error")
        }
        precondition(problem.message == "setting \(key): expected \(expected), found \(found)", "an error in words that are not ours")
        precondition(expectations.contains(expected), "an expectation that is not ours: \(expected)")
        precondition(kinds.contains(found.filter { !$0.isNumber }), "a kind that is not ours: \(found)")
    }
    let secrets = resolved.table.split(separator: "\n").filter { $0.hasPrefix("secret ") && !$0.contains(" – ") }
    let shown = if case .some(.none) = resolved[Hidden.self] { " none " } else { "<redacted>" }
    precondition(secrets.allSatisfy { $0.contains(shown) }, "a secret in the table")
    for problem in resolved.problems + resolved.warnings {
        precondition(!problem.description.contains("\u{1B}"), "a terminal could act on this")
    }
}

private enum Whole: Setting { static let key = SettingKey("a.b", default: 1, in: 0...9) }
private enum Byte: Setting { static let key = SettingKey<UInt8>("byte", default: 1) }
private enum Real: Setting { static let key = SettingKey<Double>("real", default: 1) }
private enum Flag: Setting { static let key = SettingKey<Bool>("flag", default: true) }
private enum Text: Setting { static let key = SettingKey<String?>("text") }
private enum List: Setting { static let key = SettingKey<[Int]>("list", default: []) }
private enum Address: Setting { static let key = SettingKey<URL?>("url") }
private enum Wait: Setting { static let key = SettingKey<Duration?>("wait") }
private enum Blob: Setting { static let key = SettingKey<Data?>("blob") }
private enum Hidden: Setting { static let key = SettingKey<Secret<String>?>("secret") }
private enum Mode: String, CaseIterable, SettingValue { case on, off }
private enum Chosen: Setting { static let key = SettingKey<Mode>("mode", default: .on) }

private let settings: [any Setting.Type] = [
    Whole.self, Byte.self, Real.self, Flag.self, Text.self, List.self, Address.self, Wait.self, Blob.self, Hidden.self, Chosen.self,
]
private let expectations = Set(
    settings.map { SettingDeclaration(erasing: $0).expected } + ["an object at a", "nothing after --no-flag", "--no-flag or --flag=false"])
private let kinds: Set<String> = {
    let plain = ["null", "a boolean", "an integer", "a number", "a string", "an empty string", "data", "a date", "a list", "an object"]
    let others = plain + ["an integer that does not fit into Int", "an integer that does not fit into UInt", "another string"]
    let whole = others + ["an integer out of range", "no value", "a value", "a boolean in the next argument", "bytes that are not UTF-"]
    return Set(whole + others.map { "a list whose element  is \($0)" })
}()

// SPDX-License-Identifier: Apache-2.0

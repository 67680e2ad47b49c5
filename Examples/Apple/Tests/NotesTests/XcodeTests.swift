import Foundation
import Testing

/// The files for Xcode are well-formed, and filled in they are the sources that this package compiles.
@Suite struct XcodeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Xcode")

    private func read(_ path: String) throws -> String { try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8) }

    private func readPropertyList(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: Self.folder.appending(path: path))
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    /// The Swift of a template without its header.
    private func source(of template: String) throws -> String {
        let source = try read("Templates/Dovetail/\(template).xctemplate/___FILEBASENAME___.swift")
        let header = "//___FILEHEADER___\n\n"
        #expect(source.hasPrefix(header))
        return String(source.dropFirst(header.count))
    }

    @Test(arguments: [
        ("Module", "ServiceModule", "AppWiring"), ("Component", "AppComponent", "AppWiring"), ("Test", "WiringTests", "NotesTests"),
    ])
    func `a template with its defaults is a file that is compiled`(template: String, name: String, target: String) throws {
        let list = try readPropertyList("Templates/Dovetail/\(template).xctemplate/TemplateInfo.plist")
        #expect(list["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
        #expect(list["MainTemplateFile"] as? String == "___FILEBASENAME___.swift")

        var source = try source(of: template).replacing("___FILEBASENAMEASIDENTIFIER___", with: name)
        for option in try #require(list["Options"] as? [[String: Any]]) {
            let identifier = try #require(option["Identifier"] as? String), value = try #require(option["Default"] as? String)
            #expect(source.contains("___VARIABLE_\(identifier)___"))
            if option["Type"] as? String == "popup" { #expect(try #require(option["Values"] as? [String]).contains(value)) }
            source = source.replacing("___VARIABLE_\(identifier)___", with: value)
        }
        // A user's file does not name the license of this one.
        let compiled = try read("../Apple/Tests/\(target)/\(name).swift"), license = "\n// SPDX-License-Identifier: Apache-2.0\n"
        #expect(compiled == source + license)
    }

    @Test(arguments: [("Module", "dtmodule"), ("Component", "dtcomponent"), ("Test", "dttest")])
    func `a snippet has the text of its template`(template: String, prefix: String) throws {
        let list = try readPropertyList("CodeSnippets/dovetail.snippet.\(prefix).codesnippet")
        #expect(list["IDECodeSnippetCompletionPrefix"] as? String == prefix)
        #expect(list["IDECodeSnippetIdentifier"] as? String == "dovetail.snippet.\(prefix)")
        #expect(list["IDECodeSnippetLanguage"] as? String == "Xcode.SourceCodeLanguage.Swift")

        let source = try source(of: template).replacing("___FILEBASENAMEASIDENTIFIER___", with: "<#name#>")
            .replacing(/___VARIABLE_([a-z]+)___/) { "<#\($0.1)#>" }
        #expect(list["IDECodeSnippetContents"] as? String == source)
    }

    @Test func `the test plan is JSON with one target`() throws {
        let plan = try JSONSerialization.jsonObject(with: Data(read("Wiring.xctestplan").utf8)) as? [String: Any]
        #expect((plan?["testTargets"] as? [Any])?.count == 1)
        #expect(plan?["version"] as? Int == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0

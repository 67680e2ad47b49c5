// The program behind Scripts/tools/mutate: it is run at the top of the package.
import Foundation

let list = "Scripts/tools/mutations"
let work = ".build/mutate"
let copy = "\(work)/copy"

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

// MARK: The list

struct Fault {
    let name: String
    let line: Int
    var file = ""
    var target = ""
    /// Which tests of the target run; all where it is empty.
    var filter = ""
    /// Options of the build, such as a sanitizer.
    var options: [String] = []
    var old: [String] = []
    var new: [String] = []

    var replaced: String { old.joined(separator: "\n") }
    var replacement: String { new.joined(separator: "\n") }
    /// Faults with the same one are planted in the same build.
    var build: Build { Build(target: target, options: options) }
    var pattern: String { filter.isEmpty ? "^\(target)\\." : "^\(target)\\.\(filter)" }
}

struct Build: Hashable {
    let target: String
    let options: [String]

    var folder: String { "\(work)/build\(options.map { "-" + $0.filter(\.isLetter) }.joined())" }
}

/// The name of a fault stands at the margin, what belongs to it is indented by two.
func readFaults() -> [Fault] {
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { fail("there is no \(list)") }
    var faults: [Fault] = []
    for (number, line) in text.components(separatedBy: "\n").enumerated() where !line.isEmpty && !line.hasPrefix("#") {
        func wrong(_ what: String) -> Never { fail("\(list):\(number + 1): \(what)") }
        guard line.hasPrefix("  ") else {
            if faults.contains(where: { $0.name == line }) { wrong("\(line) is there twice") }
            faults.append(Fault(name: line, line: number + 1))
            continue
        }
        if faults.isEmpty { wrong("this belongs to no fault") }
        let last = faults.count - 1
        let rest = String(line.dropFirst(4))
        switch line.dropFirst(2).prefix(2) {
        case "- ", "-": faults[last].old.append(rest)
        case "+ ", "+": faults[last].new.append(rest)
        case "in": faults[last].file = rest.trimmingCharacters(in: .whitespaces)
        case "by":
            let tests = rest.trimmingCharacters(in: .whitespaces).split(separator: "/", maxSplits: 1).map { String($0) }
            faults[last].target = tests[0]
            faults[last].filter = tests.count > 1 ? tests[1] : ""
        case "as": faults[last].options = rest.split(separator: " ").map { String($0) }
        default: wrong("this is neither 'in', 'by', 'as', '-' nor '+'")
        }
    }
    return faults
}

// MARK: Whether they fit

/// What keeps a fault from being planted.
func complaint(_ fault: Fault, _ manifest: String) -> String? {
    guard let text = try? String(contentsOfFile: fault.file, encoding: .utf8) else { return "there is no '\(fault.file)'" }
    if !manifest.contains("name: \"\(fault.target)\"") { return "there is no test target '\(fault.target)'" }
    if fault.old.isEmpty { return "nothing is replaced" }
    if fault.old == fault.new { return "nothing is changed" }
    let places = text.components(separatedBy: fault.replaced).count - 1
    return places == 1 ? nil : "its text is in \(places) places of \(fault.file), not in one"
}

func check(_ faults: [Fault]) {
    guard let manifest = try? String(contentsOfFile: "Package.swift", encoding: .utf8) else { fail("there is no Package.swift") }
    let complaints = faults.compactMap { fault in
        complaint(fault, manifest).map { "\(list):\(fault.line): error: \(fault.name): \($0)" }
    }
    guard !complaints.isEmpty else { return print("\(faults.count) faults fit") }
    print(complaints.joined(separator: "\n"))
    print("help: follow the change of the sources in \(list), or remove a fault that no longer applies")
    exit(1)
}

// MARK: The copy

func read(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

/// A file that is as it should be is left alone: the build goes by its date.
func write(_ data: Data, to path: String) {
    if read(path) == data { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: path, contents: data) else { fail("\(path) cannot be written") }
}

func updateCopy() {
    let listed = run(60, "git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "Sources", "Tests")
    guard listed.status == 0 else { fail("git does not list the sources\n\(listed.output)") }
    let files = Set(listed.output.split(separator: "\n").map { String($0) }.filter { read($0) != nil })
    for file in files { write(read(file)!, to: "\(copy)/\(file)") }
    for folder in ["Sources", "Tests"] {
        for case let file as String in FileManager.default.enumerator(atPath: "\(copy)/\(folder)") ?? .init() {
            let path = "\(folder)/\(file)"
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(copy)/\(path)", isDirectory: &isFolder)
            if !isFolder.boolValue, !files.contains(path) { try? FileManager.default.removeItem(atPath: "\(copy)/\(path)") }
        }
    }
}

/// The manifest, with nothing left in it but a test target and what that needs.
func writeManifest(for target: String) {
    let trimming = """

        var needed: Set = ["\(target)"]
        for target in package.targets.reversed() where needed.contains(target.name) {
            for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
        }
        package.targets.removeAll { !needed.contains($0.name) }
        package.products = []

        """
    write((read("Package.swift") ?? Data()) + Data(trimming.utf8), to: "\(copy)/Package.swift")
}

// MARK: Running

/// The status 124 says that it took longer than so many seconds.
func run(_ seconds: Int, _ command: String...) -> (status: Int32, output: String) { run(seconds, command) }

func run(_ seconds: Int, _ command: [String]) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "-k", "5", "\(seconds)"] + command
    let log = "\(work)/log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    guard let handle = FileHandle(forWritingAtPath: log) else { fail("\(log) cannot be written") }
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch { fail("\(command[0]) cannot be run: \(error)") }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: read(log) ?? Data(), as: UTF8.self))
}

extension Build {
    private var places: [String] { ["--package-path", copy, "--scratch-path", folder] + options }

    func build() -> (status: Int32, output: String) { run(1800, ["swift", "build", "--build-tests"] + places) }

    func test(_ pattern: String) -> (status: Int32, output: String) {
        run(300, ["swift", "test", "--skip-build"] + places + ["--filter", pattern])
    }
}

struct Result {
    let fault: Fault
    let isCaught: Bool
    let words: String
}

/// How the tests took a fault: by which of them it was caught, if it was.
func verdict(_ status: Int32, _ output: String) -> (isCaught: Bool, words: String) {
    if status == 0 { return (false, "SURVIVED") }
    func first(_ pattern: String) -> String? {
        guard let found = output.range(of: pattern, options: .regularExpression) else { return nil }
        return String(output[found].prefix(100))
    }
    if let name = first("(?<=error: hangs, after )[^\n]*") { return (true, "hangs after \(name)") }
    if let name = first("(?<=✘ Test )[^\n]*?(?= recorded an issue| failed after)") { return (true, name) }
    if let name = first("(?<=error: )\\w+\\.test\\w+") { return (true, name) }
    if let words = first("Fatal error[^\n]*|exited with unexpected signal[^\n]*") { return (true, words) }
    return status == 124 ? (false, "no end, and no watchdog") : (false, "unclear: status \(status)")
}

func plant(_ fault: Fault) -> Result {
    let original = read(fault.file) ?? Data()
    let text = String(decoding: original, as: UTF8.self)
    let path = "\(copy)/\(fault.file)"
    write(Data(text.replacingOccurrences(of: fault.replaced, with: fault.replacement).utf8), to: path)
    defer { write(original, to: path) }

    let built = fault.build.build()
    guard built.status == 0 else {
        let reason = built.output.components(separatedBy: "\n").first { $0.contains("error: ") } ?? "status \(built.status)"
        return Result(fault: fault, isCaught: false, words: "does not compile: \(reason.suffix(100))")
    }
    let tested = fault.build.test(fault.pattern)
    let (isCaught, words) = verdict(tested.status, tested.output)
    return Result(fault: fault, isCaught: isCaught, words: words)
}

func plantAll(_ faults: [Fault]) -> [Result] {
    updateCopy()
    var results: [Result] = []
    let builds = Dictionary(grouping: faults, by: \.build).sorted { ($0.key.target, $0.key.folder) < ($1.key.target, $1.key.folder) }
    for (build, faults) in builds {
        let target = build.target
        writeManifest(for: target)
        let built = build.build()
        guard built.status == 0 else { fail("\(target) does not build\n\(built.output.suffix(4000))") }
        for pattern in Set(faults.map(\.pattern)) {
            let tested = build.test(pattern)
            guard tested.status == 0 else { fail("\(pattern) fails without a fault\n\(tested.output.suffix(4000))") }
            guard tested.output.contains(#/run with [1-9]|Executed [1-9]/#) else { fail("\(pattern) is no test") }
        }
        for fault in faults {
            let start = Date()
            let result = plant(fault)
            results.append(result)
            let seconds = String(Int(Date().timeIntervalSince(start)))
            print("\(result.isCaught ? "ok    " : "error:") \(fault.name) (\(target), \(seconds) s): \(result.words)")
            fflush(nil)
        }
    }
    return results
}

// MARK: Main

let arguments = Array(CommandLine.arguments.dropFirst())
let faults = readFaults()
try? FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
if arguments == ["--list"] {
    for fault in faults { print(fault.name) }
} else if arguments == ["--check"] {
    check(faults)
} else {
    let wanted = arguments.isEmpty ? ["*"] : arguments
    func isMeant(_ fault: Fault, by name: String) -> Bool {
        name.hasSuffix("*") ? fault.name.hasPrefix(name.dropLast()) : fault.name == name
    }
    for name in wanted where !faults.contains(where: { isMeant($0, by: name) }) { fail("there is no fault '\(name)'") }
    let chosen = faults.filter { fault in wanted.contains { isMeant(fault, by: $0) } }
    check(chosen)
    let results = plantAll(chosen)

    print("\n| fault | tests | caught by |\n|---|---|---|")
    for result in results { print("| \(result.fault.name) | \(result.fault.target) | \(result.words) |") }
    let survivors = results.filter { !$0.isCaught }
    print("\n\(results.count - survivors.count) of \(results.count) caught")
    if !survivors.isEmpty { fail("no test catches \(survivors.map(\.fault.name).joined(separator: ", "))") }
}

// SPDX-License-Identifier: Apache-2.0

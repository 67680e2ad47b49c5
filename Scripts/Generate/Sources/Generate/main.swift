// Writes the generated files, at the top of the package:
//
//     Generate [NAME…]                  all, or those of some generators
//     Generate --check [NAME…]          compares them instead
//     Generate lifetimes FOLDER PART    writes the programs of `sanitizers/lifetimes`, which are not in the repository
//
// Run by Scripts/generate.

import Foundation

let generators = [
    Generator("arities", arityFiles),
    Generator("function-requests", functionRequestFiles),
    Generator("unavailable", unavailableFiles),
    Generator("cleanse", cleanseArityFiles),
    Generator("arity-tests", arityTestFiles),
    Generator("page", pageAssetFiles),
    Generator("errors", errorFiles),
    Generator("canary", canaryFiles),
    Generator("compiler-messages", compilerMessageFiles),
    Generator("pages", pageFiles),
]

var names = Array(CommandLine.arguments.dropFirst())
if names.first == "lifetimes", names.count == 3 {
    writeLifetimes(into: names[1], part: names[2])
    exit(0)
}
let isCheck = names.first == "--check"
if isCheck { names.removeFirst() }
for name in names where !generators.contains(where: { $0.name == name }) {
    fail("there is no generator '\(name)'; there are: \(generators.map(\.name).joined(separator: " "))")
}

var isUpToDate = true
for generator in generators where names.isEmpty || names.contains(generator.name) {
    if isCheck {
        for difference in generator.differences() {
            print(difference)
            isUpToDate = false
        }
    } else {
        generator.write()
    }
}
if !isUpToDate { fail("these files are not what is generated; run Scripts/generate, and commit the result") }

// SPDX-License-Identifier: Apache-2.0

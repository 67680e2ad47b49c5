/// Verifies that a tree is one that can be read, and adds its declarations.
enum TreeChecks {
    /// The first compiler whose trees contain what reading needs.
    static let oldestCompiler = (major: 6, minor: 3)

    static func read(_ file: TreeFile, into declarations: Declarations) throws(UnreadableTrees) {
        let trees: [SyntaxNode]
        do throws(SyntaxReader.Fault) {
            trees = try SyntaxReader.read(file.bytes)
        } catch {
            throw UnreadableTrees(["the tree of \(file.path) cannot be read: \(error.message) at byte \(error.offset)"])
        }
        guard let tree = trees.first, trees.count == 1, tree.kind == "source_file" else {
            throw UnreadableTrees(["the tree of \(file.path) is not that of one source file"])
        }
        try check(tree.compilerVersion, of: file)
        declarations.add(
            tree,
            of: SourceFile(
                module: file.module, path: file.path, text: file.source, isOnMainActor: file.isOnMainActor,
                hasConciseFile: file.hasConciseFile))
    }

    private static func check(_ version: (major: Int, minor: Int)?, of file: TreeFile) throws(UnreadableTrees) {
        guard let version else { throw UnreadableTrees(["the tree of \(file.path) does not name the version of the compiler"]) }
        guard version < oldestCompiler else { return }
        throw UnreadableTrees([
            "reading a graph requires Swift \(oldestCompiler.major).\(oldestCompiler.minor), and the trees were written by "
                + "\(version.major).\(version.minor)"
        ])
    }
}

extension SyntaxNode {
    fileprivate var compilerVersion: (major: Int, minor: Int)? {
        guard let version = self["compiler_version"], let major = version.text("major").flatMap({ Int($0) }),
            let minor = version.text("minor").flatMap({ Int($0) })
        else { return nil }
        return (major, minor)
    }
}

// SPDX-License-Identifier: Apache-2.0

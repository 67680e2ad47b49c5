#if os(macOS) || os(Linux)
extension Console {
    /// Returns a function that opens a page with the default application of the desktop, and returns its location.
    static func show(pageNamed name: String) -> ((_ page: String) throws(GraphCommand.Failure) -> String)? {
        { page throws(GraphCommand.Failure) in try open(page, named: name) }
    }

    private static func open(_ page: String, named name: String) throws(GraphCommand.Failure) -> String {
        let file = try PrivateFile.write(page, named: name, in: temporaryFolder)
        #if os(macOS)
        let opener = "open"
        #else
        let opener = "xdg-open"
        #endif
        guard start([opener, file]) != nil else {
            throw GraphCommand.Failure("\(opener) was not found; open \(file) yourself")
        }
        return file
    }
}
#else
extension Console {
    /// Pages cannot be opened on this platform.
    static func show(pageNamed name: String) -> ((_ page: String) throws(GraphCommand.Failure) -> String)? { nil }
}
#endif

// SPDX-License-Identifier: Apache-2.0

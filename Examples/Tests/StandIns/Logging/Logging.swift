// Replaces swift-log: the declarations that the examples use, as swift-log 1.14 declares them, and only the behavior that the tests examine.

public struct Logger: Sendable {
    public typealias Metadata = [String: MetadataValue]

    public enum MetadataValue: Sendable, Equatable, CustomStringConvertible, ExpressibleByStringInterpolation {
        case string(String)

        public init(stringLiteral value: String) { self = .string(value) }

        public var description: String {
            switch self {
            case .string(let text): text
            }
        }
    }

    public enum Level: String, Codable, CaseIterable, Sendable {
        case trace, debug, info, notice, warning, error, critical
    }

    public struct Message: Sendable, Equatable, CustomStringConvertible, ExpressibleByStringInterpolation {
        public let description: String

        public init(stringLiteral value: String) { description = value }
    }

    public let label: String
    public var handler: any LogHandler

    /// Without a bootstrapped logging system, the real one writes to the standard output.
    public init(label: String) { self.init(label: label) { _ in SilentLogHandler() } }

    public init(label: String, factory: (String) -> any LogHandler) {
        self.label = label
        handler = factory(label)
    }

    public subscript(metadataKey metadataKey: String) -> Metadata.Value? {
        get { handler[metadataKey: metadataKey] }
        set { handler[metadataKey: metadataKey] = newValue }
    }

    public func info(
        _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil, file: String = #fileID,
        function: String = #function, line: UInt = #line
    ) {
        handler.log(event: LogEvent(level: .info, message: message(), metadata: metadata(), file: file, function: function, line: line))
    }
}

public struct LogEvent: Sendable {
    public let level: Logger.Level
    public let message: Logger.Message
    public let metadata: Logger.Metadata?
    public let file: String
    public let function: String
    public let line: UInt
}

public protocol LogHandler: Sendable {
    func log(event: LogEvent)
    subscript(metadataKey _: String) -> Logger.Metadata.Value? { get set }
    var metadata: Logger.Metadata { get set }
    var logLevel: Logger.Level { get set }
}

private struct SilentLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {}
}

// SPDX-License-Identifier: Apache-2.0

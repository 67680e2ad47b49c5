import Dovetail
import ShopPlatform

public struct Endpoint: Sendable {
    public let host: String
    public init(host: String) { self.host = host }
}
public enum LiveShop: Tag { public typealias Element = Endpoint }
public enum Images: Tag { public typealias Element = Endpoint }
public enum Staging: Tag { public typealias Element = Endpoint }

/// Inspects each request before it is sent.
public protocol Interceptor: Sendable {}
public protocol Codec: Sendable {}
struct JSONCodec: Codec {}
struct TextCodec: Codec {}

public struct HTTPClient: Sendable {
    public init(endpoint: Tagged<LiveShop>, interceptors: [any Interceptor], codecs: [String: any Codec], clock: Clock) {}
}
public struct ImageLoader: Sendable {
    public init(endpoint: Tagged<Images>, client: HTTPClient) {}
}

struct SessionPolicy: Sendable { init() {} }
struct SessionSettings: Sendable { init() {} }
struct SessionInterceptor: Interceptor { init(policy: SessionPolicy, settings: SessionSettings) {} }

struct RetryPolicy: Sendable { init() {} }
struct RetrySettings: Sendable { init() {} }
struct RetryInterceptor: Interceptor { init(policy: RetryPolicy, settings: RetrySettings) {} }

struct AuthPolicy: Sendable { init() {} }
struct AuthSettings: Sendable { init() {} }
struct AuthInterceptor: Interceptor { init(policy: AuthPolicy, settings: AuthSettings) {} }

struct LogPolicy: Sendable { init() {} }
struct LogSettings: Sendable { init() {} }
struct LogInterceptor: Interceptor { init(policy: LogPolicy, settings: LogSettings) {} }

struct MetricsPolicy: Sendable { init() {} }
struct MetricsSettings: Sendable { init() {} }
struct MetricsInterceptor: Interceptor { init(policy: MetricsPolicy, settings: MetricsSettings) {} }

struct RedirectPolicy: Sendable { init() {} }
struct RedirectSettings: Sendable { init() {} }
struct RedirectInterceptor: Interceptor { init(policy: RedirectPolicy, settings: RedirectSettings) {} }

struct CompressionPolicy: Sendable { init() {} }
struct CompressionSettings: Sendable { init() {} }
struct CompressionInterceptor: Interceptor { init(policy: CompressionPolicy, settings: CompressionSettings) {} }

struct ThrottlePolicy: Sendable { init() {} }
struct ThrottleSettings: Sendable { init() {} }
struct ThrottleInterceptor: Interceptor { init(policy: ThrottlePolicy, settings: ThrottleSettings) {} }

struct TracePolicy: Sendable { init() {} }
struct TraceSettings: Sendable { init() {} }
struct TraceInterceptor: Interceptor { init(policy: TracePolicy, settings: TraceSettings) {} }

struct ProxyPolicy: Sendable { init() {} }
struct ProxySettings: Sendable { init() {} }
struct ProxyInterceptor: Interceptor { init(policy: ProxyPolicy, settings: ProxySettings) {} }

// SPDX-License-Identifier: Apache-2.0

import Dovetail
import ShopPlatform

/// How the shop talks to its servers.
public enum NetworkModule: Module {
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: TimeModule.self)
        binder.bind(HTTPClient.self).sharedInScope().to(factory: HTTPClient.init)  // here: liveUnderStaging
        binder.bind(ImageLoader.self).to(factory: ImageLoader.init)  // here: imagesMissing
        if Fault.liveUnderStaging.isMade {
            binder.bind(Endpoint.self).tagged(with: Staging.self).to(value: Endpoint(host: "live"))
        } else {
            binder.bind(Endpoint.self).tagged(with: LiveShop.self).to(value: Endpoint(host: "live"))
        }
        if !Fault.imagesMissing.isMade { binder.bind(Endpoint.self).tagged(with: Images.self).to(value: Endpoint(host: "images")) }
        binder.bind((any Codec).self).intoDictionary("json").to { JSONCodec() }
        if Fault.codecTwice.isMade {
            binder.bind((any Codec).self).intoDictionary("json").to { TextCodec() }  // here: codecTwice
        } else {
            binder.bind((any Codec).self).intoDictionary("text").to { TextCodec() }
        }
        if Fault.interceptorsAsAWhole.isMade {
            binder.bind([any Interceptor].self).to { [] }  // here: interceptorsAsAWhole
        }
        if Fault.unfinishedClient.isMade {
            _ = binder.bind(HTTPClient?.self)  // here: unfinishedClient
        }
        binder.bind(SessionPolicy.self).to(factory: SessionPolicy.init)
        binder.bind(SessionSettings.self).to(factory: SessionSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: SessionPolicy, settings: SessionSettings) in
            SessionInterceptor(policy: policy, settings: settings)
        }
        if !Fault.retryPolicyMissing.isMade { binder.bind(RetryPolicy.self).to(factory: RetryPolicy.init) }
        binder.bind(RetrySettings.self).to(factory: RetrySettings.init)
        binder.bind((any Interceptor).self)  // here: retryPolicyMissing
            .intoCollection().to { (policy: RetryPolicy, settings: RetrySettings) in
                RetryInterceptor(policy: policy, settings: settings)
            }
        binder.bind(AuthPolicy.self).to(factory: AuthPolicy.init)
        binder.bind(AuthSettings.self).to(factory: AuthSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: AuthPolicy, settings: AuthSettings) in
            AuthInterceptor(policy: policy, settings: settings)
        }
        binder.bind(LogPolicy.self).to(factory: LogPolicy.init)
        binder.bind(LogSettings.self).to(factory: LogSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: LogPolicy, settings: LogSettings) in
            LogInterceptor(policy: policy, settings: settings)
        }
        binder.bind(MetricsPolicy.self).to(factory: MetricsPolicy.init)
        binder.bind(MetricsSettings.self).to(factory: MetricsSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: MetricsPolicy, settings: MetricsSettings) in
            MetricsInterceptor(policy: policy, settings: settings)
        }
        binder.bind(RedirectPolicy.self).to(factory: RedirectPolicy.init)
        binder.bind(RedirectSettings.self).to(factory: RedirectSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: RedirectPolicy, settings: RedirectSettings) in
            RedirectInterceptor(policy: policy, settings: settings)
        }
        binder.bind(CompressionPolicy.self).to(factory: CompressionPolicy.init)
        binder.bind(CompressionSettings.self).to(factory: CompressionSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: CompressionPolicy, settings: CompressionSettings) in
            CompressionInterceptor(policy: policy, settings: settings)
        }
        binder.bind(ThrottlePolicy.self).to(factory: ThrottlePolicy.init)
        binder.bind(ThrottleSettings.self).to(factory: ThrottleSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: ThrottlePolicy, settings: ThrottleSettings) in
            ThrottleInterceptor(policy: policy, settings: settings)
        }
        binder.bind(TracePolicy.self).to(factory: TracePolicy.init)
        binder.bind(TraceSettings.self).to(factory: TraceSettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: TracePolicy, settings: TraceSettings) in
            TraceInterceptor(policy: policy, settings: settings)
        }
        binder.bind(ProxyPolicy.self).to(factory: ProxyPolicy.init)
        binder.bind(ProxySettings.self).to(factory: ProxySettings.init)
        binder.bind((any Interceptor).self).intoCollection().to { (policy: ProxyPolicy, settings: ProxySettings) in
            ProxyInterceptor(policy: policy, settings: settings)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import DovetailSettings

// expected-error@+1 {{type 'Written' does not conform to protocol 'Encodable'}}
struct Written: Encodable {
    // expected-note@+1 {{cannot automatically synthesize 'Encodable' because 'Secret<String>' does not conform to 'Encodable'}}
    let token: Secret<String>
}

// expected-note@+1 {{where 'some Encodable' = 'Secret<String>'}}
func encode(_ value: some Encodable) {}

func header(_ token: Secret<String>, _ spare: Secret<String>?) -> [String] {
    [
        // expected-warning@+1 {{'appendInterpolation' is deprecated: this is <redacted>: interpolate reveal() for the value, or description}}
        "Bearer \(token)",
        // expected-warning@+1 {{'appendInterpolation' is deprecated: this is <redacted>: interpolate reveal() for the value, or description}}
        "Bearer \(spare)",
        "Bearer \(token.reveal())",
        "The token is \(token.description).",
    ]
}

func write(_ secret: Secret<String>) {
    // expected-error@+1 {{global function 'encode' requires that 'Secret<String>' conform to 'Encodable'}}
    encode(secret)
    // expected-error@+1 {{generic struct 'Set' requires that 'Secret<String>' conform to 'Hashable'}}
    _ = Set([secret])
}

// SPDX-License-Identifier: Apache-2.0

/// The types that the filled templates bind and return.
struct Service: Sendable {}

struct Root {
    let service: Service
}

/// A value that one side hands over and never touches again.
struct Handed<Value>: @unchecked Sendable {  // Used by the one who has it.
    let value: Value
}

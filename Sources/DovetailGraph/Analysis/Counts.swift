/// Formats `100000` as `100 000`.
func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var result = ""
    for (position, digit) in digits.enumerated() {
        if position > 0, (digits.count - position).isMultiple(of: 3) { result.append(" ") }
        result.append(digit)
    }
    return result
}

/// `1 other`, `3 others`.
func others(_ count: Int) -> String { count == 1 ? "1 other" : "\(grouped(count)) others" }

/// Formats `100000` as `100 000`.
package func grouped(_ number: some BinaryInteger) -> String {
    number < 1000 ? "\(number)" : "\(grouped(number / 1000)) \(String(1000 + number % 1000).dropFirst())"
}

/// `1 other`, `3 others`.
func others(_ count: Int) -> String { count == 1 ? "1 other" : "\(grouped(count)) others" }

// SPDX-License-Identifier: Apache-2.0

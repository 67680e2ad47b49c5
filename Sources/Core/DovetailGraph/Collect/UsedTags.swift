/// Assigns tags to the parameters of a factory: each to the first parameter of its type that has none yet.
///
/// - Parameters:
///   - count: The number of parameters.
///   - fits: Whether a parameter has the type of the values of a tag.
/// - Returns: The tags of parameters, by their positions, and those without a parameter.
package func parameters<Tag>(
    using tags: [Tag], count: Int, fits: (_ parameter: Int, _ tag: Tag) -> Bool
) -> (tags: [Int: Tag], unmatched: [Tag]) {
    var result: (tags: [Int: Tag], unmatched: [Tag]) = ([:], [])
    for tag in tags {
        if let parameter = (0..<count).first(where: { result.tags[$0] == nil && fits($0, tag) }) {
            result.tags[parameter] = tag
        } else {
            result.unmatched.append(tag)
        }
    }
    return result
}

// SPDX-License-Identifier: Apache-2.0

import DovetailGraph

/// Aligns rows of text in columns, without trailing spaces. Line breaks and control characters are escaped.
func columns(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map { $0.escaped() } }
    let widths = rows.reduce(into: [Int]()) { widths, row in
        for (column, text) in row.enumerated() {
            if column == widths.count { widths.append(0) }
            widths[column] = max(widths[column], text.count)
        }
    }
    return rows.map { row in
        var line = ""
        for (column, text) in row.enumerated() {
            line += text + String(repeating: " ", count: widths[column] - text.count + 2)
        }
        while line.last == " " { line.removeLast() }
        return line + "\n"
    }.joined()
}

// SPDX-License-Identifier: Apache-2.0

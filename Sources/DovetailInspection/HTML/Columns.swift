import DovetailGraph

/// A column of boxes, from top to bottom, with the row of each.
struct Column {
    var points: [Int]
    var rows: [Double]
}

/// Assigns a column and a row to each point, so that edges lead to the right and are short.
struct Columns {
    private let edges: AdjacencyList
    private let reversed: AdjacencyList
    private var columns: [Column] = []
    private var row: [Double]
    private static let sweeps = 6

    init(_ edges: AdjacencyList) {
        self.edges = edges
        reversed = edges.reversed()
        row = Array(repeating: 0, count: edges.count)
        for points in ranks() { columns.append(Column(points: points, rows: points.indices.map(Double.init))) }
    }

    func arranged() -> [Column] {
        var copy = self
        let limit = max(16, Int((Double(edges.count) * 2).squareRoot()))
        // Columns that will be split are laid out more densely, so that the order is found at the final height.
        let density = columns.map { Double(($0.points.count + limit - 1) / limit) }
        for sweep in 0..<Self.sweeps { copy.sweep(toTheRight: sweep % 2 == 0) { 1 / density[$0] } }
        copy.split(density.map { Int($0) })
        for sweep in 0..<Self.sweeps { copy.sweep(toTheRight: sweep % 2 == 0) { _ in 1 } }
        return copy.columns
    }

    /// The points by the length of the longest path to them; edges inside a cycle do not count.
    private func ranks() -> [[Int]] {
        let knots = StronglyConnectedComponents(edges)
        var rank = [Int](repeating: 0, count: edges.count)
        for point in knots.order.reversed() {
            for target in edges[Int(point)] where knots.number[Int(target)] != knots.number[Int(point)] {
                rank[Int(target)] = max(rank[Int(target)], rank[Int(point)] + 1)
            }
        }
        var columns = [[Int]](repeating: [], count: (rank.max() ?? -1) + 1)
        for point in rank.indices { columns[rank[point]].append(point) }
        return columns
    }

    /// Distributes the points of tall columns over several columns, preserving their order from top to bottom.
    private mutating func split(_ counts: [Int]) {
        columns = zip(columns, counts).flatMap { column, count -> [Column] in
            var parts = [Column](repeating: Column(points: [], rows: []), count: max(1, count))
            for (index, point) in column.points.enumerated() {
                parts[index % parts.count].points.append(point)
                parts[index % parts.count].rows.append(column.rows[index])
            }
            return parts
        }
    }

    private mutating func sweep(toTheRight: Bool, _ spacing: (Int) -> Double) {
        for column in columns { for (point, y) in zip(column.points, column.rows) { row[point] = y } }
        for index in toTheRight ? Array(columns.indices) : columns.indices.reversed() {
            columns[index] = placed(columns[index], toTheRight ? reversed : edges, spacing(index))
        }
    }

    /// Moves each point towards the middle of its neighbors, as far as the others leave room.
    private mutating func placed(_ column: Column, _ neighbors: AdjacencyList, _ spacing: Double) -> Column {
        let wanted = column.points.map { point -> (point: Int, row: Double) in
            let others = neighbors[point]
            if others.isEmpty { return (point, row[point]) }
            return (point, others.reduce(0.0) { $0 + row[Int($1)] } / Double(others.count))
        }
        let order = wanted.indices.sorted {
            (wanted[$0].row, row[wanted[$0].point], $0) < (wanted[$1].row, row[wanted[$1].point], $1)
        }
        let result = Column(points: order.map { wanted[$0].point }, rows: Self.apart(order.map { wanted[$0].row }, by: spacing))
        for (point, y) in zip(result.points, result.rows) { row[point] = y }
        return result
    }

    /// The rows nearest to the `wanted` ones (least squares) that are at least `spacing` apart. `wanted` is sorted.
    static func apart(_ wanted: [Double], by spacing: Double) -> [Double] {
        var blocks: [(sum: Double, count: Int)] = []
        for (index, row) in wanted.enumerated() {
            var block = (sum: row - Double(index) * spacing, count: 1)
            while let last = blocks.last, last.sum * Double(block.count) > block.sum * Double(last.count) {
                block = (block.sum + last.sum, block.count + last.count)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        var rows: [Double] = []
        for block in blocks {
            for _ in 0..<block.count { rows.append(block.sum / Double(block.count) + Double(rows.count) * spacing) }
        }
        return rows
    }
}

extension AdjacencyList {
    /// The same edges, reversed.
    func reversed() -> AdjacencyList {
        var sources = Array(repeating: [Int32](), count: count)
        for point in 0..<count {
            for target in self[point] { sources[Int(target)].append(Int32(point)) }
        }
        var reversed = AdjacencyList()
        for source in sources { reversed.append(source) }
        return reversed
    }
}

import DovetailGraph

/// A column of boxes, from top to bottom, with the row of each.
struct Column {
    var nodes: [Int]
    var rows: [Double]
}

/// Assigns a column and a row to each node, so that edges lead to the right and are short.
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
        for nodes in ranks() { columns.append(Column(nodes: nodes, rows: nodes.indices.map(Double.init))) }
    }

    func arranged() -> [Column] {
        var copy = self
        let limit = max(16, Int((Double(edges.count) * 2).squareRoot()))
        // Columns that will be split are laid out more densely, so that the order is found at the final height.
        let density = columns.map { Double(($0.nodes.count + limit - 1) / limit) }
        for sweep in 0..<Self.sweeps { copy.sweep(toTheRight: sweep % 2 == 0) { 1 / density[$0] } }
        copy.split(density.map { Int($0) })
        for sweep in 0..<Self.sweeps { copy.sweep(toTheRight: sweep % 2 == 0) { _ in 1 } }
        return copy.columns
    }

    /// The nodes by the length of the longest path to them; edges inside a cycle do not count.
    private func ranks() -> [[Int]] {
        let knots = StronglyConnectedComponents(edges)
        var rank = [Int](repeating: 0, count: edges.count)
        for node in knots.order.reversed() {
            for target in edges[Int(node)] where knots.number[Int(target)] != knots.number[Int(node)] {
                rank[Int(target)] = max(rank[Int(target)], rank[Int(node)] + 1)
            }
        }
        var columns = [[Int]](repeating: [], count: (rank.max() ?? -1) + 1)
        for node in rank.indices { columns[rank[node]].append(node) }
        return columns
    }

    /// Distributes the nodes of tall columns over several columns, preserving their order from top to bottom.
    private mutating func split(_ counts: [Int]) {
        columns = zip(columns, counts).flatMap { column, count -> [Column] in
            var parts = [Column](repeating: Column(nodes: [], rows: []), count: max(1, count))
            for (index, node) in column.nodes.enumerated() {
                parts[index % parts.count].nodes.append(node)
                parts[index % parts.count].rows.append(column.rows[index])
            }
            return parts
        }
    }

    private mutating func sweep(toTheRight: Bool, _ spacing: (Int) -> Double) {
        for column in columns { for (node, y) in zip(column.nodes, column.rows) { row[node] = y } }
        for index in toTheRight ? Array(columns.indices) : columns.indices.reversed() {
            columns[index] = placed(columns[index], toTheRight ? reversed : edges, spacing(index))
        }
    }

    /// Moves each node towards the middle of its neighbors, as far as the others leave room.
    private mutating func placed(_ column: Column, _ neighbors: AdjacencyList, _ spacing: Double) -> Column {
        let wanted = column.nodes.map { node -> (node: Int, row: Double) in
            let others = neighbors[node]
            if others.isEmpty { return (node, row[node]) }
            return (node, others.reduce(0.0) { $0 + row[Int($1)] } / Double(others.count))
        }
        let order = wanted.indices.sorted {
            (wanted[$0].row, row[wanted[$0].node], $0) < (wanted[$1].row, row[wanted[$1].node], $1)
        }
        let result = Column(nodes: order.map { wanted[$0].node }, rows: Self.apart(order.map { wanted[$0].row }, by: spacing))
        for (node, y) in zip(result.nodes, result.rows) { row[node] = y }
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
        for node in 0..<count {
            for target in self[node] { sources[Int(target)].append(Int32(node)) }
        }
        var reversed = AdjacencyList()
        for source in sources { reversed.append(source) }
        return reversed
    }
}

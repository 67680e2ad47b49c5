enum Rows {
    static func all() throws -> [Row] {
        try Shapes.rows() + Existentials.rows() + Shared.rows() + App.rows() + Child.rows() + Assisting.rows() + Gathered.rows()
            + Injecting.rows()
    }
}

// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a property list into leaves with dotted paths.
///
/// Foundation reads it; what guards it against a file that nests without end, refers to itself or unfolds to a thousand
/// times its size stands here. Its own errors quote the file and count lines wrongly, so they are not passed on.
struct PropertyListReader {
    /// How deep dictionaries and arrays may nest.
    static let deepest = 64
    /// How many values there may be, and how many bytes of text and data in all.
    static let most = 20_000
    static let mostBytes = 16 << 20

    /// Everything it can find wrong, in fixed words.
    enum Fault: String, CaseIterable {
        case notAPropertyList = "this is not a property list, neither XML nor binary"
        case unreadable = "the property list is damaged"
        case noDictionary = "expected a dictionary at the top level"
        case tooDeep = "nested too deeply"
        case tooMuch = "the property list unfolds to more than settings need"
    }

    let file: String

    func leaves(_ bytes: [UInt8]) throws(TextFault) -> [TreeSource.Leaf] {
        let data = try guarded(bytes)
        let tree: PropertyListTree
        do {
            let decoder = PropertyListDecoder()
            decoder.userInfo[.budget] = PropertyListBudget()
            tree = try decoder.decode(PropertyListTree.self, from: data)
        } catch let fault as TextFault {
            throw fault
        } catch {
            throw TextFault(Fault.unreadable.rawValue)
        }
        guard case .object = tree.node else { throw TextFault(Fault.noDictionary.rawValue) }
        var flattener = Flattener()
        flattener.add(tree.node, at: "", origin: SettingOrigin(layer: file, file: file))
        if let fault = flattener.fault { throw TextFault(fault.rawValue) }
        return flattener.leaves
    }

    /// XML that nests no deeper than the reader of XML can follow, or a binary list, which is followed step by step.
    private func guarded(_ bytes: [UInt8]) throws(TextFault) -> Data {
        if bytes.starts(with: "bplist".utf8) {
            // Shorter than head and tail, Foundation would take it for text of the old format.
            if bytes.count < 40 { throw TextFault(Fault.unreadable.rawValue) }
            return Data(bytes)
        }
        if bytes.isEmpty { throw TextFault(Fault.notAPropertyList.rawValue) }
        let text = try SourceText.utf8(bytes)
        // Foundation would also take the old format without angle brackets, which nearly any text is.
        let first = text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        guard first == UInt8(ascii: "<") else { throw TextFault(Fault.notAPropertyList.rawValue) }
        if Self.depth(ofXML: text) > Self.deepest { throw TextFault(Fault.tooDeep.rawValue) }
        return Data(text)
    }

    /// The greatest number of tags that are open at once; comments and character data have none.
    static func depth(ofXML text: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        var rest = text[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if rest.starts(with: "<!--".utf8) {
                rest = rest.dropFirst(4).after("-->")
            } else if rest.starts(with: "<![CDATA[".utf8) {
                rest = rest.dropFirst(9).after("]]>")
            } else {
                let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
                switch rest.dropFirst().first {
                case UInt8(ascii: "/"): depth = max(0, depth - 1)
                case UInt8(ascii: "!"), UInt8(ascii: "?"): break
                default: if end > rest.startIndex, rest[end - 1] != UInt8(ascii: "/") { depth += 1 }
                }
                deepest = max(deepest, depth)
                rest = rest[min(end + 1, rest.endIndex)...]
            }
        }
        return deepest
    }
}

extension ArraySlice<UInt8> {
    /// What follows the first occurrence of `end`; nothing, when there is none.
    fileprivate func after(_ end: StaticString) -> Self {
        let count = end.utf8CodeUnitCount
        var position = startIndex
        while position + count <= endIndex {
            if (0..<count).allSatisfy({ self[position + $0] == end.utf8Start[$0] }) { return self[(position + count)...] }
            position += 1
        }
        return self[endIndex...]
    }
}

/// How much a property list may still unfold. Used by one decoder, on one thread.
private final class PropertyListBudget: @unchecked Sendable {
    private var values = PropertyListReader.most
    private var bytes = PropertyListReader.mostBytes

    func spend(bytes count: Int = 0) throws(TextFault) {
        values -= 1
        bytes -= count
        if values < 0 || bytes < 0 { throw TextFault(PropertyListReader.Fault.tooMuch.rawValue) }
    }
}

extension CodingUserInfoKey {
    // Never nil, whatever the name.
    fileprivate static let budget = CodingUserInfoKey(rawValue: "dovetail.budget")!
}

/// Any value of a property list.
private struct PropertyListTree: Decodable {
    let node: SettingNode

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count < PropertyListReader.deepest else { throw TextFault(PropertyListReader.Fault.tooDeep.rawValue) }
        let budget = decoder.userInfo[.budget] as? PropertyListBudget
        let value = try decoder.singleValueContainer()
        if var list = try? decoder.unkeyedContainer() {
            var nodes: [SettingNode] = []
            while !list.isAtEnd { nodes.append(try list.decode(PropertyListTree.self).node) }
            node = .list(nodes)
        } else if let string = try? value.decode(String.self) {
            try budget?.spend(bytes: string.utf8.count)
            node = .string(string)
        } else if let bool = try? value.decode(Bool.self) {
            node = .bool(bool)
        } else if let integer = try? value.decode(Int64.self) {
            node = .integer(integer)
        } else if let integer = try? value.decode(UInt64.self) {
            node = .unsigned(integer)
        } else if let double = try? value.decode(Double.self) {
            node = .double(double)
        } else if let date = try? value.decode(Date.self) {
            node = .date(date)
        } else if let data = try? value.decode(Data.self) {
            try budget?.spend(bytes: data.count)
            node = .data(data)
        } else {
            node = .object(try value.decode([String: PropertyListTree].self).mapValues(\.node))
        }
        try budget?.spend()
    }
}

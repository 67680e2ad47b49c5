import DovetailJSON
import TestTools
import Testing

@Suite(.watched) struct JSONWriterTests {
    private func written(forPage: Bool = false) -> String {
        var writer = JSONWriter(forPage: forPage)
        writer.object { document in
            document.member("text", "a\"\\\n\t\u{0}\u{7F}\u{2028}\u{FEFF}é😀<&>")
            document.member("absent", nil as String?)
            document.member("number", UInt64.max)
            document.member("flag", if: true)
            document.member("none", if: false)
            document.line()
            document.member("list") { list in
                list.number(-1, thousandths: 20)
                list.null()
                list.bool(false)
                list.object { _ in }
                list.line()
            }
        }
        return writer.text
    }

    @Test func `values are written in the order of the calls, with invisible characters escaped`() {
        let escapes = #"a\"\\\n\t\u0000\u007F\u2028\uFEFFé😀"#
        let rest = ",\"number\":18446744073709551615,\"flag\":true,\n\"list\":[-1.020,null,false,{}\n]}"
        #expect(written() == "{\"text\":\"\(escapes)<&>\"" + rest)
        #expect(written(forPage: true) == "{\"text\":\"\(escapes)\\u003C\\u0026\\u003E\"" + rest)
    }

    @Test func `written values can be read`() throws {
        for forPage in [false, true] {
            let document = try JSONReader.read(Array(written(forPage: forPage).utf8))
            guard case .string(let text) = document["text"]?.content else { throw Missing() }
            #expect(text == "a\"\\\n\t\u{0}\u{7F}\u{2028}\u{FEFF}é😀<&>")
        }
    }

    private struct Missing: Error {}
}

// SPDX-License-Identifier: Apache-2.0

// Writes the output that the guide “Visualize and query a graph” shows into the given folder. Scripts/generate-pictures runs it.
import BakeryKit
import Dovetail
import DovetailInspection
import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }

let graph = Bakery.graph()
let findings = graph.validate()
try write(graph.html(findings), to: "bakery.html")
try write(graph.dot(findings), to: "bakery.dot")
try write(graph.mermaid(findings), to: "bakery.mmd")
try write(graph.text(findings), to: "bakery-tree.txt")

let oven = graph.keys(named: "Oven")[0]
try write(graph.why(oven).description + "\n" + graph.impact(oven).description, to: "bakery-oven.txt")

let clock = Ticker()
let recorder = ResolutionRecorder { clock.now }
let shop = try ComponentFactory.of(Bakery.self, observer: recorder).build()
_ = shop.serve(Order(from: "Ada", [.rye, .brioche]))
try write(recorder.trace.table(), to: "bakery-table.txt")
try write(recorder.trace.timeline(), to: "bakery-timeline.txt")
try write(graph.html(findings, trace: recorder.trace), to: "bakery-run.html")

// SPDX-License-Identifier: Apache-2.0

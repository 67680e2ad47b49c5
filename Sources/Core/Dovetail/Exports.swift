// The declarations of `DovetailGraph` that a client of `Dovetail` names. The others, such as `Resolution` and `TypeName`, are for tools,
// which import that module. The attribute is underscored because the language has no other way to re-export a single declaration.

// The graph, and what is wrong with it.
@_exported public import struct DovetailGraph.Diagnostic
@_exported public import struct DovetailGraph.DiagnosticID
@_exported public import struct DovetailGraph.Graph
@_exported public import struct DovetailGraph.GraphError

// Custom validation rules.
@_exported public import protocol DovetailGraph.GraphPlugin
@_exported public import struct DovetailGraph.PluginReport

// Observing a running graph.
@_exported public import struct DovetailGraph.ObservedBinding
@_exported public import struct DovetailGraph.ResolutionTrace

// SPDX-License-Identifier: Apache-2.0

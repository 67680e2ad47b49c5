// What a client of `Dovetail` writes of `DovetailGraph`. The rest, such as `Resolution` and `TypeName`, is for tools, which import that
// module. The attribute is underscored because the language has no other way to hand on a declaration.

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

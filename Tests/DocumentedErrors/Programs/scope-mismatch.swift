// A binding is shared in a scope that its component does not have. The compiler refuses it: a module is included where its
// scope is. It is left to be found in a graph that was read from a file.
//
// Remedy: Include the module in a component of that scope, or declare the scope in the component.

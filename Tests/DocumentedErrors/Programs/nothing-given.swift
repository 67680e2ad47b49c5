// A binding is given by whoever brings the application up, and the component is built by itself. It is found when the
// component is built, not when its graph is checked.
//
// Remedy: Bring the component up with a `Launcher`, or replace the binding with one that has a factory.

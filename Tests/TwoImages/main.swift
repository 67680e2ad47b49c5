import Glibc

// Loads the framework and the application, each with its own symbols, and runs the application.

func function<F>(_ name: String, of image: String, as type: F.Type) -> F {
    guard let image = dlopen(image, RTLD_NOW | RTLD_LOCAL), let function = dlsym(image, name) else {
        fatalError(String(cString: dlerror()))
    }
    return unsafeBitCast(function, to: F.self)
}

typealias Configure = @convention(c) (UnsafeRawPointer) -> Void
let configure = function("configure_feature", of: "./libFeature.so", as: Configure.self)
let run = function("run_app", of: "./libApp.so", as: (@convention(c) (Configure) -> Void).self)
run(configure)

// SPDX-License-Identifier: Apache-2.0

import AppWiring
import DovetailChecking

checkGraphs(AppComponent.self)

// SPDX-License-Identifier: Apache-2.0

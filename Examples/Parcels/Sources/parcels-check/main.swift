import DovetailChecking
import ParcelsServer

checkGraphs(ParcelsServer.self)

// SPDX-License-Identifier: Apache-2.0

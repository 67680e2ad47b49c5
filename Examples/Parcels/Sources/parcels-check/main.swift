import DovetailChecking
import ParcelsServer

checkGraphs(ParcelsServer.self)

import AppWiring
import DovetailChecking

checkGraphs(AppComponent.self)

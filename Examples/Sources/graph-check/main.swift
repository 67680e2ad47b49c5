import DovetailChecking
import Weather

checkGraphs(WeatherApp.self)

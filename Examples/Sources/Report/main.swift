import Dovetail
import Weather

let desk = try WeatherApp.build()
for report in desk.reports() { print(report) }

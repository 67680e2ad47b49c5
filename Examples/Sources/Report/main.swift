import Dovetail
import Weather

let desk = try WeatherApp.build()
for report in desk.reports() { print(report) }

// SPDX-License-Identifier: Apache-2.0

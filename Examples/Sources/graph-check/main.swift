import DovetailChecking
import Weather

checkGraphs(WeatherApp.self)

// SPDX-License-Identifier: Apache-2.0

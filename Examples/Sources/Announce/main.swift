import DovetailLaunch
import DovetailSettings
import Weather

await Launcher.main(AnnouncerApp.self, settings: SettingLayers([.environment(prefix: "WEATHER_")]))

// SPDX-License-Identifier: Apache-2.0

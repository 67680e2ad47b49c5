import DovetailLaunch
import DovetailSettings
import Weather

await Launcher.main(AnnouncerApp.self, settings: SettingLayers([.environment(prefix: "WEATHER_")]))

let canarySources = ["Canary.swift": "", "Support.swift": ""]
let canaryGraph = ""

public import DovetailGraph

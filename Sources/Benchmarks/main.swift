LayoutBenchmark().run()

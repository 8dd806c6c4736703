// An empty program: the least that starting a Swift program costs. almanac-bench starts it beside `almanac`.

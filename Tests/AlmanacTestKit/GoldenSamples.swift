/// What the golden files of skeletons and of intervals are made of.
package enum GoldenSamples {
  /// Skeletons whose patterns are recorded.
  package static let skeletons = [
    "y", "yM", "yMM", "yMMM", "yMMMM", "yMMMMM", "M", "MMM", "MMMM", "d", "Md", "MMdd", "MMMd", "MMMMd", "Ed", "MEd",
    "MMMEd",
    "MMMMEEEEd", "yMd", "yyMMdd", "yMMMd", "yMMMMd", "yMEd", "yMMMEd", "yMMMMEEEEd", "E", "EEEE", "cccc", "LLLL", "Gy",
    "GyMMM", "GyMMMd", "GGGGyMMMMd", "yQQQ", "yQQQQ", "QQQQ", "D", "yD", "F", "W", "g", "e", "j", "jj", "jjj", "jm",
    "jms",
    "J", "Jm", "C", "Cm", "CCCm", "H", "Hm", "HHmm", "Hms", "HmsSSS", "mSSS", "h", "hm", "hmaaaa", "Bh", "Bhm", "bhm",
    "K", "km",
    "ms", "Hmv", "jmzzzz", "Ehm", "EHm", "yMdjm", "yMMMdjm", "yMMMMdjm", "yMMMMEEEEdjms", "MMMdHm", "dHm", "yd", "yE",
    "yMMMMdO", "a", "s", "S",
  ]

  /// Skeletons of which intervals are recorded.
  package static let intervalSkeletons = [
    "y", "M", "MMM", "d", "yM", "yMMM", "yMMMM", "Md", "MMMd", "MMMEd", "yMd", "yMMMd", "yMMMMd", "yMMMEd",
    "yMMMMEEEEd", "GyMMMd",
    "j", "jm", "Hm", "hm", "Bhm", "Jm", "jms", "MMMdjm", "yMdjm", "yMMMMdHm",
  ]

  /// The ends of recorded intervals, as ISO 8601.
  package static let intervals = [
    ("2026-11-03T09:05:00", "2026-11-03T09:05:00"), ("2026-11-03T09:05:00", "2026-11-03T09:45:00"),
    ("2026-11-03T09:05:00", "2026-11-03T11:05:00"), ("2026-11-03T09:05:00", "2026-11-03T18:30:00"),
    ("2026-11-03T09:05:00", "2026-11-10T18:30:00"), ("2026-01-31T00:00:00", "2026-02-01T12:00:00"),
    ("2025-12-31T12:00:00", "2026-01-01T12:00:00"), ("2026-11-10T00:00:00", "2026-11-03T00:00:00"),
  ]
}

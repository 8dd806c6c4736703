// Who imports this module has Almanac with it.
@_exported public import Almanac

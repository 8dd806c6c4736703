import Almanac

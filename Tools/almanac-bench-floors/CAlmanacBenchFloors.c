#include "CAlmanacBenchFloors.h"

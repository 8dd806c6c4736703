#include "CAlmanacCommand.h"

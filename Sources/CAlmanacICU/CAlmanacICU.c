#include "CAlmanacICU.h"

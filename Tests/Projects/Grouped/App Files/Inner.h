@import MapKit;
#include <stdint.h>

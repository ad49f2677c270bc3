import Gauge

struct Dial {
  var needle = Needle()
}

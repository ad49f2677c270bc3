#ifndef C_CLOCK_H
#define C_CLOCK_H

#include <stdbool.h>

/// Stops the wall clock in this process at a number of seconds since 1970, and holds back delayed work.
///
/// Every reader of the time (Foundation, the standard library, callers of the C library) gets that moment,
/// and `ContinuousClock` stands still with it. Clocks that measure how long the machine takes go on. Work
/// queued with a delay (`Task.sleep`, `DispatchQueue.asyncAfter`) waits until `fr_clock_run_next` runs it.
void fr_clock_stop(long long seconds);

/// The time that has passed since the clock was stopped, in nanoseconds.
long long fr_clock_passed(void);

/// Sets the time that has passed since the clock was stopped, in nanoseconds; it never goes back.
void fr_clock_pass_until(long long nanoseconds);

/// When the next waiting work is due, in nanoseconds since the clock was stopped; -1 if there is none.
long long fr_clock_next(void);

/// Sets the clock to the moment of the next waiting work and hands that to its queue.
///
/// Returns whether there was any.
bool fr_clock_run_next(void);

/// Resets the clock to the moment at which it was stopped, and drops the waiting work, which is never run.
void fr_clock_restart(void);

/// The amount of work handed to queues other than the main one that is waiting or running.
int fr_clock_busy(void);

#endif

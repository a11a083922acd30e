/** A clock that can be held: what has run so far, and since when it runs. Plain data; instants in ms of any clock that does not jump. */
export interface Stopwatch {
  readonly keptMs: number
  /** Null while it is held. It may lie ahead: nothing has run until then. */
  readonly runningSince: number | null
}

export const stoppedAtZero: Stopwatch = { keptMs: 0, runningSince: null }

/** Ms that have run at an instant. */
export function elapsedMs({ keptMs, runningSince }: Stopwatch, now: number): number {
  return keptMs + (runningSince === null ? 0 : Math.max(0, now - runningSince))
}

/** A stopwatch that runs on; one that runs already is not touched. */
export function run(watch: Stopwatch, now: number): Stopwatch {
  return watch.runningSince === null ? { ...watch, runningSince: now } : watch
}

/** A stopwatch that is held where it is. */
export function hold(watch: Stopwatch, now: number): Stopwatch {
  return { keptMs: elapsedMs(watch, now), runningSince: null }
}

/** A stopwatch at zero that starts to run after so many ms. */
export function restart(now: number, delayMs: number): Stopwatch {
  return { keptMs: 0, runningSince: now + delayMs }
}

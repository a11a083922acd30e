/** Seconds in and out: a slow breath whose way out is the longer one. */
const inSeconds = 4
const outSeconds = 6
const wholeSeconds = 120

export interface Breath {
  readonly phase: 'in' | 'out'
  /** Seconds until the phase ends, counted as people count: 4, 3, 2, 1. */
  readonly count: number
  /** How long the phase lasts, seconds. */
  readonly length: number
}

/** Where somebody is so many ms after they began; null once the two minutes are over. */
export function breathAt(elapsedMs: number): Breath | null {
  const seconds = Math.max(0, elapsedMs) / 1000
  if (seconds >= wholeSeconds) return null
  const at = seconds % (inSeconds + outSeconds)
  return at < inSeconds
    ? { phase: 'in', count: Math.ceil(inSeconds - at), length: inSeconds }
    : { phase: 'out', count: Math.ceil(inSeconds + outSeconds - at), length: outSeconds }
}

import type { BreathingSeconds } from './breathing-patterns.ts'

export const breathingPhases = ['inhale', 'hold1', 'exhale', 'hold2'] as const
export type BreathingPhase = (typeof breathingPhases)[number]

/** What the screen says in each phase (Spec: Breathing exercise). */
export const phaseLabels: Readonly<Record<BreathingPhase, string>> = {
  inhale: 'Breathe In',
  hold1: 'Hold Breath',
  exhale: 'Breathe Out',
  hold2: 'Hold Breath',
}

/** How often a screen asks; nothing is counted by it, so a late tick loses nothing. */
export const breathingTickMs = 100
/** A reset stops, and starts again after so long. */
export const breathingRestartMs = 300
/** Without a check-in the exercise starts by itself after so long. */
export const breathingAutoStartMs = 1_000

/** One exercise: whose rhythm, and how long in all. */
export interface BreathingSession {
  readonly pattern: BreathingSeconds
  readonly durationMs: number
}

/** Where a rhythm is. */
export interface PhaseMoment {
  readonly phase: BreathingPhase
  readonly phaseMs: number
  readonly phaseElapsedMs: number
  /** Whole cycles before this one. */
  readonly cycle: number
}

/** Where an exercise is. */
export interface BreathingMoment extends PhaseMoment {
  readonly label: string
  /** 0 to 1 within the phase. */
  readonly phaseProgress: number
  readonly elapsedMs: number
  readonly remainingMs: number
  /** 0 to 1 of the exercise. */
  readonly progress: number
  /** Cycles breathed to their end. */
  readonly completedCycles: number
  readonly isOver: boolean
  readonly hint: string | null
}

/** Thoughts for the first hold of the 5th and the 10th breath; patterns without that hold have none. */
const hints: ReadonlyMap<number, string> = new Map([
  [5, 'Notice any thoughts without judgment as you hold your breath'],
  [10, 'If a negative thought appears, label it as just a thought'],
])

/** Ms of a whole cycle. */
export function cycleMs(pattern: BreathingSeconds): number {
  return breathingPhases.reduce((sum, phase) => sum + pattern[phase] * 1_000, 0)
}

/** Where a rhythm is after so many ms from its beginning. Throws a RangeError for a pattern without any length. */
export function breathingPhaseAt(pattern: BreathingSeconds, elapsed: number): PhaseMoment {
  const whole = cycleMs(pattern)
  if (!(whole > 0)) throw new RangeError('A breathing pattern has to last.')
  const cycle = Math.floor(elapsed / whole)
  let rest = elapsed - cycle * whole
  for (const phase of breathingPhases) {
    const phaseMs = pattern[phase] * 1_000
    if (rest < phaseMs) return { phase, phaseMs, phaseElapsedMs: rest, cycle }
    rest -= phaseMs
  }
  // Only rounding leads here: the last moment of a cycle.
  return { phase: 'inhale', phaseMs: pattern.inhale * 1_000, phaseElapsedMs: 0, cycle: cycle + 1 }
}

/** Where an exercise is after so many ms of running, clamped to its length: the one answer for screen, cues and tests. */
export function breathingAt({ pattern, durationMs }: BreathingSession, elapsed: number): BreathingMoment {
  const at = Math.min(Math.max(0, elapsed), durationMs)
  const moment = breathingPhaseAt(pattern, at)
  return {
    ...moment,
    label: phaseLabels[moment.phase],
    phaseProgress: moment.phaseElapsedMs / moment.phaseMs,
    elapsedMs: at,
    remainingMs: durationMs - at,
    progress: durationMs > 0 ? at / durationMs : 1,
    completedCycles: moment.cycle,
    isOver: at >= durationMs,
    hint: moment.phase === 'hold1' ? (hints.get(moment.cycle + 1) ?? null) : null,
  }
}

/** The beginning of every phase, as ms from the beginning of the exercise, within [from, to). */
export function phaseStarts(
  { pattern, durationMs }: BreathingSession,
  from = 0,
  to = durationMs,
): { readonly phase: BreathingPhase; readonly atMs: number }[] {
  const whole = cycleMs(pattern)
  if (!(whole > 0)) throw new RangeError('A breathing pattern has to last.')
  const end = Math.min(to, durationMs)
  const starts: { phase: BreathingPhase; atMs: number }[] = []
  for (let cycle = Math.max(0, Math.floor(from / whole)); cycle * whole < end; cycle++) {
    let atMs = cycle * whole
    for (const phase of breathingPhases) {
      if (pattern[phase] > 0 && atMs >= from && atMs < end) starts.push({ phase, atMs })
      atMs += pattern[phase] * 1_000
    }
  }
  return starts
}

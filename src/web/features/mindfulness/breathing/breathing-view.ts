import {
  type BreathingRun,
  type BreathingStatus,
  breathingMoment,
  breathingStatus,
} from '#domain/mindfulness/breathing/breathing-run.ts'
import type { BreathingMoment } from '#domain/mindfulness/breathing/breathing-session.ts'

/** What the screen shows. It changes once a second at most, when a phase begins, and when somebody presses something. */
export interface BreathingView extends Pick<BreathingMoment, 'phase' | 'label' | 'cycle' | 'hint'> {
  readonly status: BreathingStatus
  /** The same object as long as nobody moved it: what is drawn between two views follows it. */
  readonly run: BreathingRun
  /** Seconds until the phase ends, as people count: 4, 3, 2, 1. */
  readonly count: number
  /** Whole percent of the phase, at the last whole second. */
  readonly phasePercent: number
  readonly elapsedSeconds: number
  readonly totalSeconds: number
  readonly completedCycles: number
  readonly moodBefore: number | null
  readonly moodAfter: number | null
}

interface Moods {
  readonly before: number | null
  readonly after: number | null
}

export function viewOf(run: BreathingRun, moods: Moods, now: number): BreathingView {
  const moment = breathingMoment(run, now)
  const { phase, phaseMs, phaseElapsedMs, label, cycle, hint, completedCycles } = moment
  const elapsedSeconds = Math.floor(moment.elapsedMs / 1_000)
  const count = Math.ceil((phaseMs - phaseElapsedMs) / 1_000)
  return {
    status: breathingStatus(run, now),
    run,
    ...{ phase, label, cycle, hint, count, completedCycles, elapsedSeconds },
    phasePercent: Math.max(0, Math.round(100 - (100_000 * count) / phaseMs)),
    totalSeconds: run.session.durationMs / 1_000,
    moodBefore: moods.before,
    moodAfter: moods.after,
  }
}

export function isSameView(a: BreathingView, b: BreathingView): boolean {
  const names = Object.keys(a) as (keyof BreathingView)[]
  return names.every((name) => a[name] === b[name])
}

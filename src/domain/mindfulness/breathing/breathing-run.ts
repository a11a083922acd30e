import type { BreathingSettings } from '../mindfulness-settings.ts'
import { elapsedMs, hold, restart, run, type Stopwatch, stoppedAtZero } from '../sessions/stopwatch.ts'
import type { BreathingPattern } from './breathing-patterns.ts'
import {
  type BreathingMoment,
  type BreathingSession,
  breathingAt,
  breathingAutoStartMs,
  breathingRestartMs,
} from './breathing-session.ts'

/** How somebody arrives (Spec: Breathing exercise); one is picked before the exercise begins. */
export const checkInFeelings = ['Anxious', 'Stressed', 'Tired', 'Calm', 'Energized', 'Distracted'] as const
export type CheckInFeeling = (typeof checkInFeelings)[number]

export type BreathingStatus = 'checking-in' | 'idle' | 'running' | 'paused' | 'complete'

/** An exercise as data. What can be asked of it is asked with an instant. */
export interface BreathingRun {
  readonly pattern: BreathingPattern
  readonly session: BreathingSession
  readonly watch: Stopwatch
  readonly isCheckedIn: boolean
  readonly feeling: CheckInFeeling | null
}

/** An exercise before its first breath. Without a check-in it starts by itself after a second. */
export function openBreathing(
  settings: Pick<BreathingSettings, 'duration' | 'emotionalCheckin'>,
  pattern: BreathingPattern,
  now: number,
): BreathingRun {
  const session = { pattern, durationMs: settings.duration * 60_000 }
  const watch = settings.emotionalCheckin ? stoppedAtZero : restart(now, breathingAutoStartMs)
  return { pattern, session, watch, isCheckedIn: !settings.emotionalCheckin, feeling: null }
}

/** The exercise after somebody said how they arrive; it waits to be started. */
export function checkIn(exercise: BreathingRun, feeling: CheckInFeeling): BreathingRun {
  return { ...exercise, isCheckedIn: true, feeling }
}

export function breathingStatus(exercise: BreathingRun, now: number): BreathingStatus {
  if (!exercise.isCheckedIn) return 'checking-in'
  if (breathingMoment(exercise, now).isOver) return 'complete'
  const { keptMs, runningSince } = exercise.watch
  if (runningSince === null) return keptMs > 0 ? 'paused' : 'idle'
  return keptMs === 0 && now < runningSince ? 'idle' : 'running'
}

export function breathingMoment({ session, watch }: BreathingRun, now: number): BreathingMoment {
  return breathingAt(session, elapsedMs(watch, now))
}

/** Starts or goes on; before the check-in and after the end nothing changes. */
export function startBreathing(exercise: BreathingRun, now: number): BreathingRun {
  if (!['idle', 'paused'].includes(breathingStatus(exercise, now))) return exercise
  const isWaiting = exercise.watch.runningSince !== null
  return { ...exercise, watch: isWaiting ? restart(now, 0) : run(exercise.watch, now) }
}

/** Holds the exercise where it is, in the middle of a breath if need be. */
export function pauseBreathing(exercise: BreathingRun, now: number): BreathingRun {
  return breathingStatus(exercise, now) === 'running'
    ? { ...exercise, watch: hold(exercise.watch, now) }
    : exercise
}

/** Stops, and starts from the first breath after 0.3 s. */
export function resetBreathing(exercise: BreathingRun, now: number): BreathingRun {
  return { ...exercise, watch: restart(now, breathingRestartMs) }
}

/** Another rhythm starts from the first breath; before the check-in it only takes the other's place. */
export function changePattern(exercise: BreathingRun, pattern: BreathingPattern, now: number): BreathingRun {
  const changed = { ...exercise, pattern, session: { ...exercise.session, pattern } }
  return exercise.isCheckedIn ? resetBreathing(changed, now) : changed
}

/** True where the end shows the card 'Session Complete' with 'Journal this experience' and 'Continue'. */
export function offersJournal(
  { feeling }: BreathingRun,
  { journalIntegration }: Pick<BreathingSettings, 'journalIntegration'>,
): boolean {
  return feeling !== null && journalIntegration
}

import type { Tone } from '#domain/sound/sound-names.ts'
import type { Cue } from '../breathing/breathing-cues.ts'
import type { EndSound, MeditationSettings } from '../mindfulness-settings.ts'
import { elapsedMs, hold, run, type Stopwatch, stoppedAtZero } from '../sessions/stopwatch.ts'

export type MeditationStatus = 'ready' | 'running' | 'paused' | 'complete'

/** What the screen says in each state (Spec: Meditation timer). */
export const meditationLabels: Readonly<Record<MeditationStatus, string>> = {
  ready: 'Ready',
  running: 'Meditating...',
  paused: 'Paused',
  complete: 'Complete',
}
export const meditationDone = 'Meditation complete. Well done!'
export const intervalBellsWords = 'Plays a soft chime every minute to mark time'

/** The callback of a session comes so long after its end, */
export const meditationCallbackMs = 3_000
/** and where no journal is offered, the overlay closes after so long. */
export const meditationCloseMs = 5_000

/** A meditation as data: how long, and how much of it has run. */
export interface MeditationRun {
  readonly durationMs: number
  readonly watch: Stopwatch
}

export interface MeditationMoment {
  readonly status: MeditationStatus
  readonly label: string
  readonly elapsedMs: number
  readonly remainingMs: number
  /** Time left as m:ss; a second that has begun counts. */
  readonly clock: string
  /** Whole percent that is over, 0 to 100. */
  readonly percent: number
}

export function openMeditation(minutes: number): MeditationRun {
  return { durationMs: minutes * 60_000, watch: stoppedAtZero }
}

/** Where a meditation is: the one answer for screen, bells, guidance and tests. */
export function meditationAt({ durationMs, watch }: MeditationRun, now: number): MeditationMoment {
  const elapsed = Math.min(durationMs, elapsedMs(watch, now))
  const status = statusOf(watch, elapsed >= durationMs)
  const remainingMs = durationMs - elapsed
  return {
    status,
    label: meditationLabels[status],
    elapsedMs: elapsed,
    remainingMs,
    clock: clockOf(remainingMs),
    percent: durationMs > 0 ? Math.floor((100 * elapsed) / durationMs) : 100,
  }
}

function statusOf({ keptMs, runningSince }: Stopwatch, isOver: boolean): MeditationStatus {
  if (isOver) return 'complete'
  if (runningSince !== null) return 'running'
  return keptMs > 0 ? 'paused' : 'ready'
}

/** 600000 is '10:00', 59001 is '1:00', 0 is '0:00'. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Starts or goes on; after the end nothing changes. */
export function startMeditation(meditation: MeditationRun, now: number): MeditationRun {
  const { status } = meditationAt(meditation, now)
  return status === 'complete' ? meditation : { ...meditation, watch: run(meditation.watch, now) }
}

export function pauseMeditation(meditation: MeditationRun, now: number): MeditationRun {
  const { status } = meditationAt(meditation, now)
  return status === 'running' ? { ...meditation, watch: hold(meditation.watch, now) } : meditation
}

/** The full time again, waiting to be started. */
export function resetMeditation(meditation: MeditationRun): MeditationRun {
  return { ...meditation, watch: stoppedAtZero }
}

/** The tone of each end sound; null where none is heard. */
export const endTones: Readonly<Record<EndSound, Tone | null>> = {
  bell: 'bell',
  chime: 'chime',
  'singing bowl': 'bowl',
  none: null,
}

/** The tones of a meditation: a chime at each full minute but the last, if wanted, and the end sound at the end, if there is one. */
export function meditationCues(
  durationMs: number,
  { intervalBells, endSound }: Pick<MeditationSettings, 'intervalBells' | 'endSound'>,
): Cue[] {
  const minutes = intervalBells ? Math.ceil(durationMs / 60_000) - 1 : 0
  const chimes = Array.from({ length: minutes }, (_, at): Cue => ({ tone: 'chime', atMs: (at + 1) * 60_000 }))
  const end = endTones[endSound]
  return end ? [...chimes, { tone: end, atMs: durationMs }] : chimes
}

/** What happens after the end of a meditation, in ms after it. */
export type MeditationEnd =
  | { readonly afterMs: number; readonly does: 'offer-journal' }
  | { readonly afterMs: number; readonly does: 'call-back' }
  | { readonly afterMs: number; readonly does: 'close-overlay' }

/** With the journal: the callback after 3 s brings its offer. Without it the overlay closes 5 s after the end. */
export function meditationEnd({
  journalIntegration,
}: Pick<MeditationSettings, 'journalIntegration'>): MeditationEnd[] {
  const callBack = { afterMs: meditationCallbackMs, does: 'call-back' } as const
  return journalIntegration
    ? [callBack, { afterMs: meditationCallbackMs, does: 'offer-journal' }]
    : [callBack, { afterMs: meditationCloseMs, does: 'close-overlay' }]
}

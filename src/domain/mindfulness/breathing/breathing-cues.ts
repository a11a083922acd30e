import type { Tone } from '#domain/sound/sound-names.ts'
import { type BreathingPhase, type BreathingSession, phaseStarts } from './breathing-session.ts'

/** A tone at a moment, in ms from the beginning of a session. */
export interface Cue {
  readonly tone: Tone
  readonly atMs: number
}

const phaseTones: Readonly<Record<BreathingPhase, Tone>> = {
  inhale: 'bowl',
  hold1: 'bowl',
  exhale: 'chime',
  hold2: 'chime',
}

/**
 * The tones of an exercise within [from, to): a bell at its start and at its end, a bowl where a breath in or the hold after it begins, a
 * chime where a breath out or the hold after that begins. Every moment is a sum of phase lengths, not of ticks, so that nothing drifts.
 */
export function breathingCues(session: BreathingSession, from = 0, to = Number.POSITIVE_INFINITY): Cue[] {
  const { durationMs } = session
  const bells = [0, durationMs].map((atMs): Cue => ({ tone: 'bell', atMs }))
  const breaths = phaseStarts(session, from, to).map(
    ({ phase, atMs }): Cue => ({ tone: phaseTones[phase], atMs }),
  )
  return [...bells.filter(({ atMs }) => atMs >= from && atMs < to), ...breaths].toSorted(
    (a, b) => a.atMs - b.atMs,
  )
}

/**
 * What a phone does at the beginning of a phase: ms on, off, on and so on, as `navigator.vibrate` takes it. In is a row of pulses that grow,
 * out is one long hum, a hold is one tick: they can be told apart with closed eyes.
 */
export const phaseVibrations: Readonly<Record<BreathingPhase, readonly number[]>> = {
  inhale: [30, 90, 50, 90, 80],
  hold1: [25],
  exhale: [320],
  hold2: [25],
}

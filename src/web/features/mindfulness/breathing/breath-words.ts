import type { BreathingPattern, BreathingSeconds } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import type { CheckInFeeling } from '#domain/mindfulness/breathing/breathing-run.ts'
import {
  type BreathingPhase,
  breathingPhases,
  cycleMs,
  phaseLabels,
} from '#domain/mindfulness/breathing/breathing-session.ts'
import { inWords } from '#domain/text/number-words.ts'

/** What each feeling is like, under its rings. */
export const feelingHints: Readonly<Record<CheckInFeeling, string>> = {
  Anxious: 'quick, high in the chest',
  Stressed: 'tight, held too long',
  Tired: 'heavy, wants the floor',
  Calm: 'even all the way round',
  Energized: 'wide, looking for work',
  Distracted: 'somewhere to the left',
}

/** 82000 is '1:22'. */
export function minutesOf(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export interface PhaseRow {
  readonly phase: BreathingPhase
  readonly label: string
  readonly seconds: number
}

/** The phases that a rhythm has, with their seconds. */
export const phaseRows = (pattern: BreathingSeconds): PhaseRow[] =>
  breathingPhases
    .filter((phase) => pattern[phase] > 0)
    .map((phase) => ({ phase, label: phaseLabels[phase], seconds: pattern[phase] }))

/** '4-7-8', '5-0-4-2': seconds in, held, out, and held again where there is such a hold. */
export function shortForm({ inhale, hold1, exhale, hold2 }: BreathingSeconds): string {
  const all =
    hold2 > 0 ? [inhale, hold1, exhale, hold2] : hold1 > 0 ? [inhale, hold1, exhale] : [inhale, exhale]
  return all.join('-')
}

/** 'nine', and 45 as '45'. */
export const spokenCount = (count: number): string => inWords(count, { zero: 'zero', most: 20 })

export const minutesWord = (minutes: number): string =>
  minutes === 1 ? 'one minute' : `${spokenCount(minutes)} minutes`

/** '19 seconds a breath, about nine in three minutes.' */
export function paceWords(pattern: BreathingSeconds, minutes: number): string {
  const seconds = cycleMs(pattern) / 1_000
  const breaths = Math.max(1, Math.floor((minutes * 60) / seconds))
  return `${seconds} seconds a breath, about ${spokenCount(breaths)} in ${minutesWord(minutes)}.`
}

/** '4-7-8 Technique, three minutes.' */
export const planWords = ({ name }: BreathingPattern, minutes: number): string =>
  `${name}, ${minutesWord(minutes)}.`

/** 'Nine cycles in three minutes', for a session that is over. */
export function doneWords(cycles: number, ms: number): string {
  const count = cycles === 1 ? 'one cycle' : `${spokenCount(cycles)} cycles`
  const words = `${count} in ${minutesWord(Math.max(1, Math.round(ms / 60_000)))}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { type GuidanceStage, meditationTexts } from './meditation-texts.ts'
import type { MeditationType } from './meditation-types.ts'

/** What the timer says before it begins, and first of all once it runs. */
export const meditationPrompt = 'Find a comfortable position, close your eyes, and focus on your breath.'

export interface GuidanceLine {
  /** From the beginning of the session. */
  readonly atMs: number
  readonly text: string
}

/** Nobody is spoken to more often than this, */
const leastGapMs = 10_000
/** the first words of a stage follow each other no slower than this, */
const mostGapMs = 30_000
/** and after them there is this much quiet before a reminder. */
const quietMs = 110_000

/**
 * What a guided session says and when: the prompt, then the stages of its kind, stretched to the session's length. A longer session has
 * longer silences and more reminders, not slower sentences. Lines that would not fit are left out from the end of a stage.
 */
export function guidanceOf(type: MeditationType, durationMs: number): GuidanceLine[] {
  const stages = meditationTexts[type]
  const shares = stages.reduce((sum, { share }) => sum + share, 0)
  const lines: GuidanceLine[] = [{ atMs: 0, text: meditationPrompt }]
  let from = leastGapMs
  for (const stage of stages) {
    const to = from + ((durationMs - leastGapMs) * stage.share) / shares
    lines.push(...linesOf(stage, from, to))
    from = to
  }
  return lines
}

function linesOf({ lines, reminders }: GuidanceStage, from: number, to: number): GuidanceLine[] {
  const gap = Math.min(mostGapMs, Math.max(leastGapMs, (to - from) / (lines.length + 0.5)))
  const said = lines.map((text, at) => ({ atMs: Math.round(from + at * gap), text }))
  const fitting = said.filter(({ atMs }) => atMs === Math.round(from) || atMs <= to - leastGapMs)
  let atMs = (fitting.at(-1)?.atMs ?? from) + quietMs
  for (let turn = 0; reminders.length > 0 && atMs <= to - mostGapMs; turn++, atMs += quietMs)
    fitting.push({ atMs, text: reminders[turn % reminders.length] ?? '' })
  return fitting
}

/** The words that stand at a moment: those said last. */
export function guidanceAt(guidance: readonly GuidanceLine[], elapsedMs: number): string {
  return guidance.findLast(({ atMs }) => atMs <= elapsedMs)?.text ?? meditationPrompt
}

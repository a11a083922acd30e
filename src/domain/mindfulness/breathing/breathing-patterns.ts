/** Seconds of each phase; a hold of 0 is skipped. */
export interface BreathingSeconds {
  readonly inhale: number
  readonly hold1: number
  readonly exhale: number
  readonly hold2: number
}

export interface BreathingPattern extends BreathingSeconds {
  readonly id: string
  readonly name: string
  readonly description: string
}

/** The patterns that the product knows (Spec: Breathing, constants). */
export const breathingPatterns = [
  {
    id: 'box',
    name: 'Box Breathing',
    description: 'Four even sides: in, hold, out, hold. A steady pace to come back to.',
    ...seconds(4, 4, 4, 4),
  },
  {
    id: '4-7-8',
    name: '4-7-8 Technique',
    description: 'A short breath in, a long hold and a longer breath out. Many like it before sleep.',
    ...seconds(4, 7, 8, 0),
  },
  {
    id: 'calm',
    name: 'Calming Breath',
    description: 'Slow and wide, with the breath out a little longer than the breath in.',
    ...seconds(6, 2, 7, 0),
  },
  {
    id: 'energizing',
    name: 'Energizing Breath',
    description: 'Full breaths in and brisk breaths out, without a hold.',
    ...seconds(5, 0, 4, 0),
  },
  {
    id: 'tactical',
    name: 'Tactical Breathing',
    description: 'Even fours, as people use them who have to keep a clear head.',
    ...seconds(4, 4, 4, 4),
  },
  {
    id: 'anti-anxiety',
    name: 'Anti-Anxiety Breath',
    description: 'A breath out that is half as long again as the breath in.',
    ...seconds(4, 1, 6, 0),
  },
  {
    id: 'progressive',
    name: 'Progressive Breathing',
    description: 'A hold as long as the breath in, then a longer way out.',
    ...seconds(4, 4, 6, 0),
  },
] as const satisfies readonly BreathingPattern[]

/** Those that the selector offers. */
export const selectablePatterns = breathingPatterns.slice(0, 4)

function seconds(inhale: number, hold1: number, exhale: number, hold2: number): BreathingSeconds {
  return { inhale, hold1, exhale, hold2 }
}

/** A known pattern or one of a person's own by its id; null where there is none of that id. */
export function findPattern(id: string, own: readonly BreathingPattern[]): BreathingPattern | null {
  return [...breathingPatterns, ...own].find((pattern) => pattern.id === id) ?? null
}

/** A known pattern or one of a person's own by its id; without one of that id, box breathing. */
export function patternOf(id: string, own: readonly BreathingPattern[] = []): BreathingPattern {
  return findPattern(id, own) ?? breathingPatterns[0]
}

/** A phase of an own pattern lasts so many seconds, in halves; a hold may also be left out. */
export const ownPhase = { least: 1, most: 20, step: 0.5 } as const
export const longestPatternName = 60

/** What is wrong with a pattern that somebody makes; null for one that can be kept. */
export function patternFault(name: string, phases: BreathingSeconds): string | null {
  const length = name.trim().length
  if (length === 0) return 'Give the pattern a name.'
  if (length > longestPatternName) return `A name has at most ${longestPatternName} characters.`
  const { inhale, hold1, exhale, hold2 } = phases
  if (![inhale, exhale].every(isOwnPhase)) return 'Breathing in and out take 1 to 20 seconds each.'
  if (![hold1, hold2].every((hold) => hold === 0 || isOwnPhase(hold)))
    return 'A hold takes 1 to 20 seconds, or 0 to leave it out.'
  return null
}

function isOwnPhase(value: number): boolean {
  return value >= ownPhase.least && value <= ownPhase.most && Number.isInteger(value / ownPhase.step)
}

/** What Daylio's five groups of moods, from the best, are on ten steps. */
const steps = [10, 8, 6, 4, 2] as const

/** The five moods that Daylio begins with, from the best, in the languages that its makers translate it into most. */
const usual = [
  ['rad', 'good', 'meh', 'bad', 'awful'],
  ['super', 'gut', 'ok', 'schlecht', 'lausig'],
  ['génial', 'bien', 'bof', 'mauvais', 'horrible'],
  ['genial', 'bien', 'normal', 'mal', 'horrible'],
  ['radical', 'bom', 'mais ou menos', 'ruim', 'horrível'],
  ['fantastico', 'bene', 'così così', 'male', 'terribile'],
] as const

const byLabel = new Map<string, number | null>(
  usual.flatMap((labels) => labels.map((label, at) => [label, steps[at] ?? null] as const)),
)

/** The mood from 1 to 10 that one of Daylio's own labels usually is; null for a label that somebody made. */
export const usualMood = (label: string): number | null =>
  byLabel.get(label.normalize('NFC').trim().toLowerCase()) ?? null

/** The mood of Daylio's group 1 (the best) to 5; null for any other. */
export const moodOfGroup = (group: number): number | null => steps[group - 1] ?? null

import { contrast } from './colour.ts'
import type { Palette, PaletteName } from './theme-tokens.ts'

/** What stands on what, and the contrast that it has to keep. */
export interface Pair {
  readonly over: PaletteName
  readonly ground: PaletteName
  /** 4.5 for words, 3 for the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: number
}

const stands: readonly PaletteName[] = ['surface-0', 'surface-1', 'surface-2']
const spoken: readonly PaletteName[] = [
  'text',
  'text-2',
  'muted',
  'ink',
  'success',
  'warning',
  'danger',
  'energy',
  'stress',
  'emotion-joy',
  'emotion-trust',
  'emotion-anticipation',
  'emotion-surprise',
  'emotion-sadness',
  'emotion-fear',
  'emotion-disgust',
  'emotion-anger',
]

const words = (over: PaletteName, ground: PaletteName): Pair => ({ over, ground, least: 4.5 })

/** Every pair that the product may draw. */
export const themePairs: readonly Pair[] = [
  ...spoken.flatMap((over) => stands.map((ground) => words(over, ground))),
  words('text', 'surface-3'),
  words('text-2', 'surface-3'),
  words('text', 'wash'),
  words('text-2', 'wash'),
  words('ink', 'wash'),
  words('on-primary', 'primary'),
  words('on-primary', 'primary-end'),
  ...stands.map((ground): Pair => ({ over: 'line-strong', ground, least: 3 })),
]

/** The contrast of a pair in a palette, 1 to 21. */
export const contrastOf = (palette: Palette, { over, ground }: Pick<Pair, 'over' | 'ground'>): number =>
  contrast(palette[over], palette[ground])

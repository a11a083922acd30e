import type { CSSProperties } from 'react'

/** Whose line it is. other: what is compared with; projection: what would come; plan: what it would take. */
export type SeriesStroke =
  | 'mood'
  | 'mood-beside-ink'
  | 'energy'
  | 'stress'
  | 'ink'
  | 'other'
  | 'projection'
  | 'plan'

interface StrokeStyle {
  /** Colour, as currentColor. */
  readonly ink: string
  readonly line: CSSProperties
  readonly cap: 'butt' | 'round'
}

const weighed = (px: number) => `calc(${px}px * var(--line-weight))`

/** Each series has a stroke of its own, so that it is not told apart by colour alone. */
export const seriesStrokes: Readonly<Record<SeriesStroke, StrokeStyle>> = {
  mood: { ink: 'text-mood', line: { strokeWidth: weighed(2.2) }, cap: 'round' },
  // Mood is drawn in ink, which is that of the drawing that it is laid over here.
  'mood-beside-ink': { ink: 'text-text', line: { strokeWidth: weighed(2.2) }, cap: 'butt' },
  energy: { ink: 'text-energy', line: { strokeWidth: weighed(2), strokeDasharray: '6 5' }, cap: 'butt' },
  stress: { ink: 'text-stress', line: { strokeWidth: weighed(2.2), strokeDasharray: '0.1 5' }, cap: 'round' },
  ink: { ink: 'text-ink', line: { strokeWidth: weighed(2.2) }, cap: 'round' },
  other: { ink: 'text-text-2', line: { strokeWidth: weighed(1.7), strokeDasharray: '4 4' }, cap: 'butt' },
  projection: {
    ink: 'text-text-2',
    line: { strokeWidth: weighed(1.7), strokeDasharray: '0.1 8' },
    cap: 'round',
  },
  plan: {
    ink: 'text-ink',
    line: { strokeWidth: weighed(1.7), strokeDasharray: '10 4 2 4', opacity: 0.55 },
    cap: 'butt',
  },
}

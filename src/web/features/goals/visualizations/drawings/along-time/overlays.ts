import type { RatedDay } from '#domain/goals/engine/goal-facts.ts'
import {
  meanRuleFor,
  type OverlayScale,
  oneDecimal,
  ratingMeans,
} from '#domain/goals/visuals/rating-means.ts'
import type { Day } from '#domain/time/day.ts'

export const scaleNames: Readonly<Record<OverlayScale, string>> = { mood: 'Mood', energy: 'Energy' }

/** How the lines of scales are drawn beside lines of ink. */
export const scaleStrokes = { mood: 'mood-beside-ink', energy: 'energy' } as const

/** A scale laid over a drawing: its mean at each place, 1 to 10; null where too little was rated. */
export interface Overlay {
  readonly scale: OverlayScale
  readonly values: readonly (number | null)[]
  /** The latest mean, as it is written: '6.4'. */
  readonly latest: string
}

const written = (value: number): string => String(oneDecimal(value))

/** The scales with anything to show at some days, which lie in order. */
export const overlaysAt = (
  rated: readonly RatedDay[],
  scales: readonly OverlayScale[],
  days: readonly Day[],
): Overlay[] =>
  scales.flatMap((scale) => {
    const values = ratingMeans(rated, scale, days, meanRuleFor(days))
    const latest = values.findLast((value) => value !== null) ?? null
    return latest === null ? [] : [{ scale, values, latest: written(latest) }]
  })

/** 'mood 6.4, energy 5.1' at a place; empty where none is known. */
export const overlayWords = (overlays: readonly Overlay[], at: number): string =>
  overlays
    .flatMap(({ scale, values }) => {
      const value = values[at] ?? null
      return value === null ? [] : [`${scale} ${written(value)}`]
    })
    .join(', ')

/** 'Mood and energy are means of 14 days, from 1 to 10.' */
export function overlayNote(overlays: readonly Overlay[], days: readonly Day[]): string {
  const names = overlays.map(({ scale }) => scaleNames[scale])
  const [first = '', second] = names
  const subject = second ? `${first} and ${second.toLowerCase()} are means` : `${first} is the mean`
  return `${subject} of ${meanRuleFor(days).days} days, from 1 to 10.`
}

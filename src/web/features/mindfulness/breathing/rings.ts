import type { CheckInFeeling } from '#domain/mindfulness/breathing/breathing-run.ts'

/** One closed line of a drawing. */
export interface RingLine {
  /** Path data. */
  readonly d: string
  readonly width: number
  readonly opacity: number
}

/** Where a line runs at an angle (radians, from three o'clock, clockwise), as radius and as the middle that it goes round. */
interface Course {
  readonly radius: (angle: number) => number
  readonly middle?: readonly [number, number]
  /** Height of the line as a factor of its width. */
  readonly squeeze?: number
}

/** Points on a line: enough that 13 waves are still round. */
const points = 96

/** A smooth closed line through the middles of `points` points. */
function closedLine({ radius, middle: [x0, y0] = [0, 0], squeeze = 1 }: Course): string {
  const at = Array.from({ length: points }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / points
    const r = radius(angle)
    return [x0 + r * Math.cos(angle), y0 + squeeze * r * Math.sin(angle)] as const
  })
  const between = (nth: number): string => {
    const [a, b] = [at[nth % points], at[(nth + 1) % points]]
    return a && b ? `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}` : ''
  }
  const curves = at.map(([x, y], nth) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(nth)}`)
  return `M${between(points - 1)}${curves.join('')}Z`
}

/** Waves around a line: [how many, how far out, from where]. */
type Waves = readonly (readonly [number, number, number])[]
const swing = (waves: Waves, angle: number): number =>
  waves.reduce((sum, [count, far, from]) => sum + far * Math.sin(count * angle + from), 0)

const breathWaves: Waves = [
  [2, 0.052, 0.6],
  [3, 0.034, 2.2],
  [5, 0.017, 4.4],
  [8, 0.008, 1.1],
  [13, 0.004, 3.3],
]

const lines = 40

/** The rings of a breath within a radius of 300: 40 lines from .43 of it outwards, ever wider in their waves, ever thinner and paler. */
export const breathRings: readonly RingLine[] = Array.from({ length: lines }, (_, nth) => {
  const out = nth / (lines - 1)
  const base = 300 * 0.93 * (0.43 + 0.57 * out)
  return {
    d: closedLine({ radius: (angle) => base * (1 + out ** 1.4 * swing(breathWaves, angle)) }),
    width: 2 - 1.15 * out,
    opacity: 1 - 0.93 * out ** 0.8,
  }
})

const figureLines = 15
const figureRadius = 50

/** How each feeling is told from the others: by shape alone. `out` goes from 0 at the innermost line to 1 at the outermost. */
const figures: Readonly<Record<CheckInFeeling, (out: number) => Course>> = {
  Anxious: (out) => ({
    radius: (angle) =>
      (0.4 + 0.48 * out) *
      (1 +
        out *
          swing(
            [
              [7, 0.13, 0.4],
              [11, 0.07, 2.1],
              [4, 0.05, 1],
            ],
            angle,
          )),
  }),
  Stressed: (out) => ({
    radius: (angle) => (0.62 + 0.33 * out) * (1 + out * swing([[9, 0.012, 1]], angle)),
  }),
  Tired: (out) => ({
    radius: (angle) => (0.42 + 0.46 * out) * (1 + 0.34 * out * Math.max(0, Math.sin(angle)) ** 1.6),
    squeeze: 0.86 + 0.06 * out,
    middle: [0, 4],
  }),
  Calm: (out) => ({ radius: () => 0.42 + 0.55 * out }),
  Energized: (out) => ({
    radius: (angle) =>
      (0.3 + 0.6 * out) *
      (1 +
        out *
          swing(
            [
              [3, 0.17, 0.5],
              [5, 0.05, 2],
            ],
            angle,
          )),
  }),
  Distracted: (out) => ({ radius: () => 0.3 + 0.62 * out, middle: [15 - 22 * out, 0] }),
}

/** The rings of a feeling within a radius of about 50. */
export function feelingRings(feeling: CheckInFeeling): readonly RingLine[] {
  return Array.from({ length: figureLines }, (_, nth) => {
    const out = nth / (figureLines - 1)
    const { radius, ...rest } = figures[feeling](out)
    return {
      d: closedLine({ radius: (angle) => figureRadius * radius(angle), ...rest }),
      width: 1.3 - 0.55 * out,
      opacity: 1 - 0.78 * out,
    }
  })
}

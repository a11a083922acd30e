import type { BreathingSeconds } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { breathingPhases, cycleMs } from '#domain/mindfulness/breathing/breathing-session.ts'

/** The rings at the end of a breath out, as a factor of their size at the end of a breath in. */
export const leastSize = 0.66
/** How strong they are then, where nothing may grow. */
export const leastStrength = 0.35

/** Half an arc: a ring that is drawn on two of its four sides, so many degrees before it shows nothing, and when it shows all. */
export const halfArc = { hidden: -135, full: 45 } as const

/** One cycle of a rhythm as keyframes of the things that move. It goes round by itself; only transform and opacity change. */
export interface BreathMotion {
  readonly durationMs: number
  readonly size: Keyframe[]
  readonly strength: Keyframe[]
  /** The arc of the phase in two halves: from twelve to six, and on to twelve. */
  readonly firstHalf: Keyframe[]
  readonly secondHalf: Keyframe[]
  /** The bead at the arc's end. */
  readonly bead: Keyframe[]
}

const breathing = 'cubic-bezier(0.42, 0, 0.58, 1)'
const turn = (degrees: number): string => `rotate(${degrees}deg)`

/** Where each phase begins and ends, 0 to 1 of the cycle; holds of 0 are left out. */
function spans(pattern: BreathingSeconds) {
  const whole = cycleMs(pattern)
  let at = 0
  return breathingPhases
    .filter((phase) => pattern[phase] > 0)
    .map((phase, nth, all) => {
      const from = at
      // The last one ends at 1, whatever rounding says.
      at = nth === all.length - 1 ? 1 : from + (pattern[phase] * 1_000) / whole
      return { phase, from, to: at }
    })
}

export function breathMotion(pattern: BreathingSeconds): BreathMotion {
  const parts = spans(pattern)
  const breath = (name: string, low: string | number, high: string | number): Keyframe[] => [
    ...parts.map(
      ({ phase, from }): Keyframe => ({
        offset: from,
        [name]: phase === 'hold1' || phase === 'exhale' ? high : low,
        easing: phase === 'inhale' || phase === 'exhale' ? breathing : 'linear',
      }),
    ),
    { offset: 1, [name]: low },
  ]
  const arc = (course: readonly (readonly [share: number, degrees: number])[]): Keyframe[] =>
    parts.flatMap(({ from, to }) =>
      course.map(
        ([share, degrees]): Keyframe => ({ offset: from + share * (to - from), transform: turn(degrees) }),
      ),
    )
  const { hidden, full } = halfArc
  return {
    durationMs: cycleMs(pattern),
    size: breath('transform', `scale(${leastSize})`, 'scale(1)'),
    strength: breath('opacity', leastStrength, 1),
    firstHalf: arc([
      [0, hidden],
      [0.5, full],
      [1, full],
    ]),
    secondHalf: arc([
      [0, hidden],
      [0.5, hidden],
      [1, full],
    ]),
    bead: arc([
      [0, 0],
      [1, 360],
    ]),
  }
}

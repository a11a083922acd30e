import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { breathingPhaseAt, cycleMs } from '#domain/mindfulness/breathing/breathing-session.ts'
import { breathMotion } from './breath-motion.ts'
import { breathRings, feelingRings } from './rings.ts'

const anyPhase = fc.integer({ min: 2, max: 40 }).map((halves) => halves / 2)
const anyHold = fc.oneof(fc.constant(0), anyPhase)
const anyPattern = fc.record({ inhale: anyPhase, hold1: anyHold, exhale: anyPhase, hold2: anyHold })

/** A value between keyframes without easing, as a browser computes it; at a jump the later one holds. */
function valueAt(frames: readonly Keyframe[], at: number, name: 'transform' | 'opacity'): number {
  const number = (frame: Keyframe | undefined) => Number(/-?[\d.]+/.exec(String(frame?.[name]))?.[0])
  const next = frames.findIndex(({ offset }) => Number(offset) > at)
  const [from, to] = [frames[next - 1], frames[next]]
  const [start, end] = [Number(from?.offset), Number(to?.offset)]
  return number(from) + ((number(to) - number(from)) * (at - start)) / (end - start)
}

// Spec: S2-124, S2-126
test('whatever the rhythm, arc and bead stand where the phase is, and the rings are wide in the first hold and narrow in the second', () => {
  fc.assert(
    fc.property(anyPattern, fc.double({ min: 0, max: 0.999, noNaN: true }), (pattern, share) => {
      const { phase, phaseElapsedMs, phaseMs } = breathingPhaseAt(pattern, share * cycleMs(pattern))
      const motion = breathMotion(pattern)
      const progress = phaseElapsedMs / phaseMs
      if (progress < 0.001 || progress > 0.999) return
      expect(valueAt(motion.bead, share, 'transform')).toBeCloseTo(360 * progress, 3)
      const arc =
        valueAt(motion.firstHalf, share, 'transform') + valueAt(motion.secondHalf, share, 'transform')
      expect(arc + 270).toBeCloseTo(360 * progress, 3)
      const size = valueAt(motion.size, share, 'transform')
      const expected = {
        inhale: 0.66 + 0.34 * progress,
        hold1: 1,
        exhale: 1 - 0.34 * progress,
        hold2: 0.66,
      }[phase]
      expect(size).toBeCloseTo(expected, 3)
    }),
  )
})

test('only transform and opacity move, so that the compositor does it alone', () => {
  const { durationMs, ...moving } = breathMotion(patternOf('4-7-8'))
  expect(durationMs).toBe(19_000)
  const names = Object.values(moving).flatMap((frames) => frames.flatMap((frame) => Object.keys(frame)))
  expect(new Set(names)).toEqual(new Set(['offset', 'easing', 'transform', 'opacity']))
  expect(moving.strength.map(({ opacity }) => opacity)).toEqual([0.35, 1, 1, 0.35])
})

test('rings grow thinner and paler outwards, keep the middle free, and no two feelings look the same', () => {
  expect(breathRings).toHaveLength(40)
  const widths = breathRings.map(({ width }) => width)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  const radii = (breathRings[0]?.d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return Math.hypot(x, y)
  })
  expect(Math.min(...radii)).toBeGreaterThan(0.38 * 300)
  const feelings = (['Anxious', 'Stressed', 'Tired', 'Calm', 'Energized', 'Distracted'] as const).map(
    (feeling) => feelingRings(feeling).map(({ d }) => d),
  )
  expect(new Set(feelings.map((lines) => lines.at(-1))).size).toBe(6)
  expect(feelings.flat().some((d) => d.includes('NaN'))).toBe(false)
})

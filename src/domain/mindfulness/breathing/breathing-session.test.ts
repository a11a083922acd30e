import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breathingCues, phaseVibrations } from './breathing-cues.ts'
import { breathingPatterns, patternFault, patternOf, selectablePatterns } from './breathing-patterns.ts'
import { breathingAt, breathingPhaseAt, cycleMs, phaseStarts } from './breathing-session.ts'

const secondsOf = (id: string) => {
  const { inhale, hold1, exhale, hold2 } = patternOf(id)
  return [inhale, hold1, exhale, hold2].join('/')
}
const session = (id: string, minutes: number) => ({ pattern: patternOf(id), durationMs: minutes * 60_000 })
const anyPhase = fc.integer({ min: 2, max: 40 }).map((halves) => halves / 2)
const anyHold = fc.oneof(fc.constant(0), anyPhase)
const anyPattern = fc.record({ inhale: anyPhase, hold1: anyHold, exhale: anyPhase, hold2: anyHold })

// Spec: S9-037, S9-038, S9-039, S9-040, S9-041, S9-042, S9-043, S9-044
test('seven patterns have the specified seconds', () => {
  expect(breathingPatterns.map(({ id }) => `${id} ${secondsOf(id)}`)).toEqual([
    'box 4/4/4/4',
    '4-7-8 4/7/8/0',
    'calm 6/2/7/0',
    'energizing 5/0/4/0',
    'tactical 4/4/4/4',
    'anti-anxiety 4/1/6/0',
    'progressive 4/4/6/0',
  ])
})

// Spec: S2-131, S9-045
test('the first four can be selected', () => {
  expect(selectablePatterns.map(({ name }) => name)).toEqual([
    'Box Breathing',
    '4-7-8 Technique',
    'Calming Breath',
    'Energizing Breath',
  ])
})

test('a pattern of one’s own has a name and phases of 1 to 20 seconds; its holds may be left out', () => {
  const usual = { inhale: 5, hold1: 0, exhale: 7.5, hold2: 0 }
  expect(patternFault('Evening', usual)).toBeNull()
  expect(patternFault('Evening', { ...usual, inhale: 1, exhale: 20, hold1: 20, hold2: 1 })).toBeNull()
  for (const wrong of [0, 0.5, 20.5, 1.25, Number.NaN, Number.POSITIVE_INFINITY])
    expect([wrong, patternFault('Evening', { ...usual, inhale: wrong })]).toEqual([
      wrong,
      'Breathing in and out take 1 to 20 seconds each.',
    ])
  expect(patternFault('Evening', { ...usual, hold2: 21 })).toMatch(/hold/)
  expect(patternFault('  ', usual)).toBe('Give the pattern a name.')
  expect(patternFault('x'.repeat(61), usual)).toMatch(/at most 60/)
  expect(patternOf('own-1', [{ ...usual, id: 'own-1', name: 'Evening', description: '' }]).exhale).toBe(7.5)
  expect(patternOf('gone').id).toBe('box')
})

// Spec: S2-125, S4-027, S4-028
test('phases follow each other at their seconds, and a hold of 0 is skipped', () => {
  const labels = (id: string, ...seconds: number[]) =>
    seconds.map((at) => breathingAt(session(id, 3), at * 1_000).label)
  expect(labels('box', 0, 3.999, 4, 8, 12, 15.999, 16)).toEqual([
    'Breathe In',
    'Breathe In',
    'Hold Breath',
    'Breathe Out',
    'Hold Breath',
    'Hold Breath',
    'Breathe In',
  ])
  expect(labels('energizing', 4.999, 5, 8.999, 9)).toEqual([
    'Breathe In',
    'Breathe Out',
    'Breathe Out',
    'Breathe In',
  ])
  expect(breathingAt(session('box', 3), 15_999).completedCycles).toBe(0)
  expect(breathingAt(session('box', 3), 16_000).completedCycles).toBe(1)
})

// Spec: S2-126, S2-127, S4-029
test('an exercise is over when nothing remains, with the cycles that were breathed to their end', () => {
  const last = breathingAt(session('4-7-8', 3), 179_999)
  expect([last.isOver, last.remainingMs]).toEqual([false, 1])
  const over = breathingAt(session('4-7-8', 3), 500_000)
  expect([over.isOver, over.remainingMs, over.progress, over.elapsedMs]).toEqual([true, 0, 1, 180_000])
  expect(over.completedCycles).toBe(Math.floor(180 / 19))
  expect(breathingAt(session('box', 3), 45_000)).toMatchObject({ progress: 0.25, phaseProgress: 0.25 })
})

// Spec: S2-135, S2-136, S2-137
test('the 5th and the 10th breath have a thought for their first hold', () => {
  const box = session('box', 20)
  const hintAt = (breath: number, second: number) =>
    breathingAt(box, ((breath - 1) * 16 + second) * 1_000).hint
  expect(hintAt(5, 4)).toBe('Notice any thoughts without judgment as you hold your breath')
  expect(hintAt(10, 7.9)).toBe('If a negative thought appears, label it as just a thought')
  const others = [1, 2, 3, 4, 6, 7, 8, 9, 11].map((breath) => hintAt(breath, 4))
  expect(new Set([...others, hintAt(5, 3.9), hintAt(5, 8), hintAt(5, 12)])).toEqual(new Set([null]))
  expect(breathingAt(session('energizing', 20), 4 * 9_000 + 5_000).hint).toBeNull()
})

test('any rhythm: the phase belongs to the moment, and nothing is left over or counted twice', () => {
  fc.assert(
    fc.property(anyPattern, fc.integer({ min: 0, max: 1_200_000 }), (pattern, at) => {
      const { phase, phaseMs, phaseElapsedMs, cycle } = breathingPhaseAt(pattern, at)
      expect(phaseMs).toBe(pattern[phase] * 1_000)
      expect(phaseElapsedMs).toBeGreaterThanOrEqual(0)
      expect(phaseElapsedMs).toBeLessThan(phaseMs)
      const before = phaseStarts({ pattern, durationMs: at + 1 }).at(-1)
      expect(before).toEqual({ phase, atMs: at - phaseElapsedMs })
      expect(cycle).toBe(Math.floor(at / cycleMs(pattern)))
    }),
  )
  expect(() => breathingPhaseAt({ inhale: 0, hold1: 0, exhale: 0, hold2: 0 }, 1)).toThrow(RangeError)
})

// Spec: S4-033, S4-034, S4-035
test('a bell opens and ends, a bowl sounds on the way in, a chime on the way out', () => {
  expect(breathingCues({ pattern: patternOf('4-7-8'), durationMs: 30_000 })).toEqual([
    { tone: 'bell', atMs: 0 },
    { tone: 'bowl', atMs: 0 },
    { tone: 'bowl', atMs: 4_000 },
    { tone: 'chime', atMs: 11_000 },
    { tone: 'bowl', atMs: 19_000 },
    { tone: 'bowl', atMs: 23_000 },
    { tone: 'bell', atMs: 30_000 },
  ])
  expect(breathingCues({ pattern: patternOf('box'), durationMs: 16_000 }, 8_000, 16_000)).toEqual([
    { tone: 'chime', atMs: 8_000 },
    { tone: 'chime', atMs: 12_000 },
  ])
})

test('cues in windows are the cues of the whole, and none drifts from its phase in twenty minutes', () => {
  fc.assert(
    fc.property(anyPattern, fc.integer({ min: 100, max: 7_000 }), (pattern, windowMs) => {
      const exercise = { pattern, durationMs: 1_200_000 }
      const windows = Array.from({ length: Math.ceil(1_200_001 / windowMs) }, (_, at) =>
        breathingCues(exercise, at * windowMs, (at + 1) * windowMs),
      ).flat()
      expect(windows).toEqual(breathingCues(exercise))
    }),
    { numRuns: 20 },
  )
  const starts = phaseStarts(session('calm', 20))
  for (const { atMs } of starts) expect(breathingPhaseAt(patternOf('calm'), atMs).phaseElapsedMs).toBe(0)
  expect(starts.at(-1)?.atMs).toBeGreaterThan(1_180_000)
})

test('vibrations tell in from out', () => {
  const { inhale, exhale, hold1 } = phaseVibrations
  expect(new Set([inhale, exhale, hold1].map(String)).size).toBe(3)
  const pulses = inhale.filter((_, at) => at % 2 === 0)
  expect(pulses).toEqual(pulses.toSorted((a, b) => a - b))
  expect(pulses.length).toBeGreaterThan(1)
  expect(exhale).toHaveLength(1)
})

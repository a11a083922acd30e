import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mindfulnessSession, ownBreathingPattern, soundPreset } from './mindfulness-records.ts'
import { effectLine, effectOf, leastForEffect, studentQuantile } from './sessions/mindfulness-effect.ts'
import { entryAbout } from './sessions/session-entry.ts'

const common = {
  startedAt: '2026-11-21T08:30:00.000Z',
  plannedMs: 180_000,
  spentMs: 180_000,
  isComplete: true,
  moodBefore: 4,
  moodAfter: 6,
}
const breathing = mindfulnessSession.parse({
  type: 'breathing',
  ...common,
  pattern: 'Box Breathing',
  completedCycles: 11,
  feeling: 'Stressed',
})
const rated = (differences: readonly number[], type = 'breathing') =>
  differences.map((difference) => ({ type, moodBefore: 5, moodAfter: 5 + difference }))

test('a session is kept with what belongs to its type, and nothing that is none is', () => {
  for (const session of [
    breathing,
    { type: 'meditation', ...common, meditationType: 'cbt', isGuided: true },
    {
      type: 'ambient',
      ...common,
      plannedMs: null,
      moodBefore: null,
      moodAfter: null,
      soundType: 'whitenoise',
    },
  ])
    expect(mindfulnessSession.parse(session)).toEqual(session)
  for (const wrong of [
    { moodBefore: 11 },
    { moodAfter: 0 },
    { spentMs: -1 },
    { feeling: 'Fine' },
    { type: 'yoga' },
    { startedAt: 'yesterday' },
  ])
    expect(mindfulnessSession.safeParse({ ...breathing, ...wrong }).success).toBe(false)
})

test('own rhythms and kept sounds hold their ranges', () => {
  const rhythm = { name: ' Evening ', inhale: 5, hold1: 0, exhale: 7.5, hold2: 0 }
  expect(ownBreathingPattern.parse(rhythm).name).toBe('Evening')
  for (const wrong of [{ inhale: 0 }, { inhale: 20.5 }, { exhale: 1.2 }, { hold1: 0.5 }, { name: '  ' }])
    expect([wrong, ownBreathingPattern.safeParse({ ...rhythm, ...wrong }).success]).toEqual([wrong, false])
  const preset = { name: 'Night', type: 'bowl', volume: 15, intensity: 0.5, dateCreated: common.startedAt }
  expect(soundPreset.parse(preset)).toEqual(preset)
  expect(soundPreset.safeParse({ ...preset, type: 'music' }).success).toBe(false)
  const mixed = { ...preset, type: 'fire', layers: { rain: 65 } }
  expect(soundPreset.parse(mixed)).toEqual(mixed)
  expect(soundPreset.safeParse({ ...mixed, layers: { rain: 101 } }).success).toBe(false)
  expect(soundPreset.safeParse({ ...mixed, layers: { horn: 5 } }).success).toBe(false)
})

test('the quantile of Student’s t is that of the tables', () => {
  for (const [degrees, value] of [
    [9, 2.262],
    [14, 2.145],
    [29, 2.045],
    [60, 2.0],
    [1_000, 1.962],
  ] as const)
    expect(Math.abs(studentQuantile(degrees) - value)).toBeLessThan(0.001)
})

test('below ten rated sessions nothing is said', () => {
  expect(leastForEffect).toBe(10)
  const nine = rated(Array.from({ length: 9 }, () => 2))
  expect([effectOf(nine), effectLine(nine, 'breathing')]).toEqual([null, null])
  const unrated = { type: 'breathing', moodBefore: 5, moodAfter: null }
  expect(effectOf([...nine, unrated])).toBeNull()
  expect(effectLine([...nine, ...rated([2], 'meditation')], 'breathing')).toBeNull()
})

test('the effect is the mean difference with Student’s interval', () => {
  const effect = effectOf(rated([-1, 0, 0, 0, 0, 2, 2, 2, 2, 3]))
  expect(effect?.n).toBe(10)
  expect(effect?.difference).toBeCloseTo(1, 9)
  // Squares around the mean of 1: two of 4 and eight of 1.
  const deviation = Math.sqrt((2 * 4 + 8 * 1) / 9)
  expect((effect?.high ?? 0) - 1).toBeCloseTo((2.2622 * deviation) / Math.sqrt(10), 3)
  expect(1 - (effect?.low ?? 0)).toBeCloseTo((effect?.high ?? 0) - 1, 9)
})

test('the line says n and interval, and says so when there is no clear change', () => {
  expect(effectLine(rated([1, 2, 1, 2, 1, 2, 1, 2, 1, 2]), 'breathing')).toBe(
    'After 10 breathing exercises your mood was 1.5 points higher than before (95 % interval +1.1 to +1.9).',
  )
  expect(effectLine(rated([-1, -2, -1, -2, -1, -2, -1, -2, -1, -2], 'meditation'), 'meditation')).toMatch(
    /1\.5 points lower/,
  )
  expect(effectLine(rated([3, -3, 3, -3, 3, -3, 3, -3, 3, -2]), 'breathing')).toMatch(/no clear change/)
})

test('the interval covers the truth about as often as it says', () => {
  let seed = 7
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const normal = () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance())
  const covered = Array.from({ length: 2_000 }, () => {
    const effect = effectOf(rated(Array.from({ length: 12 }, () => 0.5 + normal())))
    return effect !== null && effect.low <= 0.5 && effect.high >= 0.5
  }).filter(Boolean).length
  expect(covered / 2_000).toBeGreaterThan(0.935)
  expect(covered / 2_000).toBeLessThan(0.965)
})

test('a page about a session knows it', () => {
  const { title, content } = entryAbout(breathing)
  expect(title).toBe('After breathing')
  for (const words of ['3 minutes', 'Box Breathing', '11 cycles', 'stressed'])
    expect(content).toContain(words)
  const meditation = mindfulnessSession.parse({
    type: 'meditation',
    ...common,
    meditationType: 'cbt',
    isGuided: true,
  })
  const several = {
    ...breathing,
    patterns: ['Box Breathing', 'Energizing Breath', 'Evening'],
    hasHold: false,
  }
  const page = entryAbout(mindfulnessSession.parse(several)).content
  expect(page).toContain(' of Box Breathing, Energizing Breath and Evening,')
  expect(page).not.toMatch(/held/)
  expect(entryAbout(meditation).content).toMatch(/Cognitive Awareness[\s\S]*fairer sentence/)
  fc.assert(
    fc.property(fc.nat(7_200_000), (spentMs) => {
      expect(entryAbout({ ...breathing, spentMs }).content).not.toMatch(/\b0 minutes|\b1 minutes/)
    }),
  )
})

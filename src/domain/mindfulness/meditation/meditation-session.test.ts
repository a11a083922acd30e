import { expect, test } from 'vitest'
import { ambientAt } from '../player/ambient-session.ts'
import { guidanceAt, guidanceOf, meditationPrompt } from './meditation-guidance.ts'
import {
  clockOf,
  meditationAt,
  meditationCues,
  meditationEnd,
  openMeditation,
  pauseMeditation,
  resetMeditation,
  startMeditation,
} from './meditation-session.ts'
import { meditationTexts } from './meditation-texts.ts'
import { meditationTypes } from './meditation-types.ts'

const running = startMeditation(openMeditation(10), 5_000)

// Spec: S2-138, S2-139, S2-140, S4-036
test('a meditation counts down from ready over running and paused to complete', () => {
  expect(meditationAt(openMeditation(10), 5_000)).toMatchObject({
    label: 'Ready',
    clock: '10:00',
    percent: 0,
  })
  expect(meditationAt(running, 5_000 + 61_000)).toMatchObject({
    label: 'Meditating...',
    clock: '8:59',
    percent: 10,
  })
  const paused = pauseMeditation(running, 65_000)
  expect(meditationAt(paused, 900_000)).toMatchObject({
    label: 'Paused',
    clock: '9:00',
    remainingMs: 540_000,
  })
  const resumed = startMeditation(paused, 1_000_000)
  expect(meditationAt(resumed, 1_000_000 + 539_999)).toMatchObject({
    status: 'running',
    clock: '0:01',
    percent: 99,
  })
  expect(meditationAt(resumed, 1_000_000 + 540_000)).toMatchObject({
    label: 'Complete',
    clock: '0:00',
    percent: 100,
  })
  expect(startMeditation(resumed, 2_000_000)).toBe(resumed)
})

// Spec: S4-040
test('a reset restores the full time', () => {
  expect(meditationAt(resetMeditation(running), 400_000)).toMatchObject({ status: 'ready', clock: '10:00' })
})

test('a clock shows seconds that have begun', () => {
  expect([600_000, 59_001, 59_000, 1, 0, 3_600_000].map(clockOf)).toEqual([
    '10:00',
    '1:00',
    '0:59',
    '0:01',
    '0:00',
    '60:00',
  ])
})

// Spec: S9-048, S9-050, S4-038
test('a chime marks each full minute but the last, where the end sound is', () => {
  const cues = meditationCues(5 * 60_000, { intervalBells: true, endSound: 'singing bowl' })
  expect(cues).toEqual([
    ...[1, 2, 3, 4].map((minute) => ({ tone: 'chime', atMs: minute * 60_000 })),
    { tone: 'bowl', atMs: 300_000 },
  ])
  expect(meditationCues(300_000, { intervalBells: false, endSound: 'bell' })).toEqual([
    { tone: 'bell', atMs: 300_000 },
  ])
  expect(meditationCues(300_000, { intervalBells: false, endSound: 'none' })).toEqual([])
})

// Spec: S4-039, S4-044
test('3 s after the end the callback comes; without the journal the overlay closes after 5 s', () => {
  expect(meditationEnd({ journalIntegration: true })).toEqual([
    { afterMs: 3_000, does: 'call-back' },
    { afterMs: 3_000, does: 'offer-journal' },
  ])
  expect(meditationEnd({ journalIntegration: false })).toEqual([
    { afterMs: 3_000, does: 'call-back' },
    { afterMs: 5_000, does: 'close-overlay' },
  ])
})

// Spec: S3-195
test('five types, each with words of its own', () => {
  expect(meditationTypes.map(({ id }) => id)).toEqual([
    'mindfulness',
    'body-scan',
    'loving-kindness',
    'cbt',
    'focused',
  ])
  expect(meditationTypes.find(({ id }) => id === 'cbt')?.name).toBe('Cognitive Awareness')
  const all = meditationTypes.flatMap(({ id }) =>
    meditationTexts[id].flatMap(({ lines, reminders }) => [...lines, ...reminders]),
  )
  expect(new Set(all).size).toBe(all.length)
})

// Spec: S2-144
test.each(meditationTypes.map(({ id }) => id))(
  'guidance of %s: in order, never rushed, all stages, less of it at the end',
  (type) => {
    for (let minutes = 5; minutes <= 60; minutes += 5) {
      const durationMs = minutes * 60_000
      const guidance = guidanceOf(type, durationMs)
      expect(guidance[0]).toEqual({ atMs: 0, text: meditationPrompt })
      const gaps = guidance.slice(1).map(({ atMs }, at) => atMs - (guidance[at]?.atMs ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9_999)
      expect(guidance.at(-1)?.atMs).toBeLessThan(durationMs)
      const said = new Set(guidance.map(({ text }) => text))
      for (const { lines } of meditationTexts[type]) expect(said.has(lines[0] ?? '')).toBe(true)
      if (minutes >= 10)
        for (const { lines } of meditationTexts[type])
          for (const line of lines) expect([minutes, line, said.has(line)]).toEqual([minutes, line, true])
      expect(guidance.length / minutes).toBeLessThanOrEqual(3)
    }
    expect(guidanceOf(type, 3_600_000).length).toBeGreaterThan(guidanceOf(type, 600_000).length)
  },
)

test('the words at a moment are those said last', () => {
  const guidance = guidanceOf('focused', 600_000)
  const [, first, second] = guidance
  expect(guidanceAt(guidance, 0)).toBe(meditationPrompt)
  expect(guidanceAt(guidance, (second?.atMs ?? 0) - 1)).toBe(first?.text)
  expect(guidanceAt(guidance, second?.atMs ?? 0)).toBe(second?.text)
})

// Spec: S4-046, S4-047, S9-054
test('an ambient session lasts its minutes and fades over its last two seconds; without minutes it goes on', () => {
  const watch = { keptMs: 0, runningSince: 1_000 }
  expect(ambientAt(10, watch, 1_000 + 597_000)).toEqual({
    elapsedMs: 597_000,
    remainingMs: 3_000,
    fade: 1,
    isOver: false,
  })
  expect(ambientAt(10, watch, 1_000 + 599_500)).toMatchObject({ fade: 0.25, isOver: false })
  expect(ambientAt(10, watch, 1_000 + 600_000)).toMatchObject({ remainingMs: 0, fade: 0, isOver: true })
  expect(ambientAt(null, watch, 1_000 + 86_400_000)).toMatchObject({
    remainingMs: null,
    fade: 1,
    isOver: false,
  })
})

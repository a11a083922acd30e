import { expect, test } from 'vitest'
import { defaultMindfulnessSettings } from '../mindfulness-settings.ts'
import { patternOf } from './breathing-patterns.ts'
import {
  type BreathingRun,
  breathingMoment,
  breathingStatus,
  changePattern,
  checkIn,
  offersJournal,
  openBreathing,
  pauseBreathing,
  resetBreathing,
  startBreathing,
} from './breathing-run.ts'

const settings = defaultMindfulnessSettings.breathing
const opened = openBreathing(settings, patternOf('box'), 1_000)
const begun = startBreathing(checkIn(opened, 'Tired'), 1_000)
const at = (exercise: BreathingRun, now: number) => breathingMoment(exercise, now).elapsedMs

// Spec: S2-121, S2-123
test('nothing starts before somebody said how they arrive', () => {
  expect(breathingStatus(opened, 60_000)).toBe('checking-in')
  expect(startBreathing(opened, 2_000)).toBe(opened)
  expect(breathingStatus(checkIn(opened, 'Calm'), 60_000)).toBe('idle')
})

// Spec: S4-026
test('an exercise goes from idle to running to paused and back, and a pause costs no time', () => {
  expect(breathingStatus(begun, 1_000)).toBe('running')
  const paused = pauseBreathing(begun, 7_500)
  expect([breathingStatus(paused, 99_000), at(paused, 99_000)]).toEqual(['paused', 6_500])
  expect(breathingMoment(paused, 99_000)).toMatchObject({ phase: 'hold1', phaseElapsedMs: 2_500 })
  const resumed = startBreathing(paused, 100_000)
  expect([breathingStatus(resumed, 101_000), at(resumed, 101_000)]).toEqual(['running', 7_500])
  expect(pauseBreathing(paused, 100_000)).toBe(paused)
  expect(startBreathing(begun, 5_000)).toBe(begun)
})

test('the end is final: no start and no pause moves it', () => {
  expect(breathingStatus(begun, 181_000)).toBe('complete')
  expect(pauseBreathing(begun, 181_000)).toBe(begun)
  expect(startBreathing(begun, 181_000)).toBe(begun)
  expect(breathingMoment(begun, 999_000).completedCycles).toBe(11)
})

// Spec: S4-030
test('a reset stops, and starts again 0.3 s later from the first breath', () => {
  const again = resetBreathing(begun, 50_000)
  expect([breathingStatus(again, 50_299), at(again, 50_299)]).toEqual(['idle', 0])
  expect([breathingStatus(again, 50_300), at(again, 51_300)]).toEqual(['running', 1_000])
})

// Spec: S4-031
test('another pattern restarts', () => {
  const changed = changePattern(begun, patternOf('calm'), 50_000)
  expect([changed.pattern.id, at(changed, 50_000), at(changed, 52_300)]).toEqual(['calm', 0, 2_000])
  expect(breathingMoment(changed, 56_299).phase).toBe('inhale')
  expect(breathingMoment(changed, 56_301).phase).toBe('hold1')
  expect(breathingStatus(changePattern(opened, patternOf('calm'), 9_000), 60_000)).toBe('checking-in')
})

// Spec: S4-032
test('without a check-in the exercise starts by itself after a second, or at once when it is started', () => {
  const own = openBreathing({ ...settings, emotionalCheckin: false }, patternOf('box'), 1_000)
  expect([breathingStatus(own, 1_999), breathingStatus(own, 2_000)]).toEqual(['idle', 'running'])
  expect(at(own, 5_000)).toBe(3_000)
  expect(at(startBreathing(own, 1_200), 2_200)).toBe(1_000)
})

// Spec: S2-133
test('the journal is offered only to who checked in, and only where it is wanted', () => {
  expect(offersJournal(begun, { journalIntegration: true })).toBe(true)
  expect(offersJournal(begun, { journalIntegration: false })).toBe(false)
  expect(offersJournal(opened, { journalIntegration: true })).toBe(false)
})

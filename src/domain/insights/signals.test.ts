import { expect, test } from 'vitest'
import { courseAnswer } from './insight-words.ts'
import { withoutGone } from './letters/without-gone.ts'
import { changeEvidence } from './move-evidence.ts'
import { analysisResultOf } from './result.ts'
import { analysisOf, samplePage } from './sample-life.test-support.ts'
import { changesLeft, isChangeGone } from './signals.ts'

/** Stress rises on the 91st of 120 days, mood and energy stay. */
const life = analysisOf(
  Array.from({ length: 120 }, (_, at) =>
    samplePage(at, 'A plain day.', { mood: 5 + (at % 3), energy: 5, stress: (at < 90 ? 2 : 8) + (at % 2) }),
  ),
)
const claim = 'change stress higher 2026-08-30'

test('a change is named by its scale, its way and its day, and so is the signal of it', () => {
  expect(life.changes.map((one) => one.claim)).toEqual([claim])
  expect(life.signals?.earlyWarnings.map((one) => one.claim)).toEqual(['steady mood', 'steady energy', claim])
})

test('one that was put away is the same when its day is found a little elsewhere, and a new one is another', () => {
  const gone = new Set([claim])
  const at = (words: string, day: string) => ({ claim: `change ${words} ${day}`, day })
  expect(isChangeGone(at('stress higher', '2026-09-13'), gone)).toBe(true)
  expect(isChangeGone(at('stress higher', '2026-08-16'), gone)).toBe(true)
  expect(isChangeGone(at('stress higher', '2026-09-14'), gone)).toBe(false)
  expect(isChangeGone(at('stress lower', '2026-08-30'), gone)).toBe(false)
  expect(isChangeGone(at('mood higher', '2026-08-30'), gone)).toBe(false)
})

test('an older change of the scale is not told as the latest where that one was put away', () => {
  const change = (words: string, day: string) => ({
    ...{ claim: `change ${words} ${day}`, scale: 'mood' as const, day, before: 4, after: 6, p: 0 },
  })
  const [first, second] = [change('mood higher', '2026-01-05'), change('mood lower', '2026-05-05')]
  expect(changesLeft([first, second], new Set([second.claim]))).toEqual([])
  expect(changesLeft([first, second], new Set([first.claim]))).toEqual([second])
})

test('a change that was put away is told nowhere, and nobody says that there was none', () => {
  const told = withoutGone(life, new Set([claim, 'steady mood']))
  expect(told.signals).toMatchObject({
    level: 'Low',
    severity: 0,
    earlyWarnings: [{ claim: 'steady energy' }],
  })
  expect(courseAnswer(life)).toBe('Stress has been higher since 30 August: 8.5 after 2.5.')
  expect(courseAnswer(told)).toBe('No other clear change.')
  expect(analysisResultOf(life).metaInsights.emotionalGrowthTrend).toBe('Declining')
  expect(analysisResultOf(told).metaInsights.emotionalGrowthTrend).toBe('N/A')
})

test('a change rests on the rated days since, and those nearer to what it was before speak against it', () => {
  const [change] = life.changes
  const lines = change ? changeEvidence(life, { ...change, after: 15 }) : []
  expect(lines).toHaveLength(30)
  expect(lines[0]).toMatchObject({
    day: '2026-09-28',
    entryUid: 'page 119',
    carried: 'stress 9',
    isAgainst: false,
  })
  expect(lines[1]).toMatchObject({ carried: 'stress 8', isAgainst: true })
})

import { beforeAll, expect, test } from 'vitest'
import type { Analysis } from './analysis.ts'
import { noticedIn } from './noticed.ts'
import { analysisOf, samplePage, samplePages } from './sample-life.test-support.ts'

let life: Analysis
beforeAll(() => {
  life = analysisOf(samplePages())
})

test('one clear link is noticed, with its interval, its days, and pages for it and against it', () => {
  const noticed = noticedIn(life, new Set(), 0)
  expect(noticed).toMatchObject({ measure: 'mood', otherDay: expect.stringMatching(/^The next day: /) })
  const other = new Set([noticed?.claim.replace(/0$/, '1') ?? ''])
  expect(noticedIn(life, other, 0)).toMatchObject({ claim: noticed?.claim, otherDay: null })
  expect(noticed?.low).toBeGreaterThan(0)
  expect(noticed?.high).toBeGreaterThan(noticed?.difference ?? 99)
  expect(noticed?.evidence.length).toBeLessThanOrEqual(3)
  const dayOf = new Map(life.days.flatMap(({ day, pages }) => pages.map(({ uid }) => [uid, day])))
  for (const { entryUid, day, quote } of noticed?.evidence ?? []) {
    expect(dayOf.get(entryUid)).toBe(day)
    expect(life.days.find((one) => one.day === day)?.pages.map(({ line }) => line)).toContain(quote)
  }
})

test('it stays the same for a week, and another takes its place in the next one', () => {
  const claims = [0, 6, 7].map((day) => noticedIn(life, new Set(), day)?.claim)
  expect(claims[0]).toBe(claims[1])
  expect(claims[2]).not.toBe(claims[0])
})

test('what was put away does not come back', () => {
  const gone = new Set<string>()
  for (let next = noticedIn(life, gone, 0); next; next = noticedIn(life, gone, 0)) {
    expect(gone.has(next.claim)).toBe(false)
    gone.add(next.claim)
  }
  expect(gone.size).toBeGreaterThan(0)
  expect(noticedIn(life, gone, 0)).toBeNull()
})

test('a life in which nothing is clear has nothing to notice', () => {
  expect(noticedIn(analysisOf([samplePage(0, 'Rain.', { mood: 5 })]), new Set(), 0)).toBeNull()
})

test('of many days three are quoted, the latest one against last, and all are counted', () => {
  const hard = new Set([20, 60, 100])
  const pages = samplePages().map((page, at) => {
    const isWalk = hard.has(at) || page.activities.length > 0
    const mood = hard.has(at) ? 2 : page.mood
    return { ...page, mood, activities: isWalk ? ['walk'] : [], topics: [], words: 9 }
  })
  const noticed = noticedIn(analysisOf(pages), new Set(), 0)
  expect(noticed?.claim).toBe('move activity walk mood 0')
  expect(noticed?.evidence.map(({ isAgainst }) => isAgainst)).toEqual([false, false, true])
  expect(noticed?.evidence.at(-1)?.entryUid).toBe('page 100')
  expect(noticed?.evidenceCount).toBe(noticed?.daysWith)
})

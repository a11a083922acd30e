import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { PageFacts, PagePhrase } from './day-table.ts'
import { thinkingPatterns } from './patterns.ts'
import { samplePage } from './sample-life.test-support.ts'
import { clearDifference, eitherWayP, moreHereP, standingAlone } from './statistics/exact.ts'

const phrase = (kind: string): PagePhrase => ({
  ...{ type: 'limiting', kind, phrase: 'should', sentence: 'I should.' },
})
const page = (at: number, facts: Partial<PageFacts>) => samplePage(at, 'x.', { accounts: [], ...facts })
const patternsOf = (pages: readonly PageFacts[]) =>
  thinkingPatterns(pages, pages[0]?.day ?? '', pages.at(-1)?.day ?? '')

const people = ['Anna', 'Ben', 'Ilse', 'Weil', 'Tom']
const topics = ['ward', 'piano', 'money', 'garden', 'sleep', 'train']
const activities = ['walk', 'work', 'read', 'cook', 'rest']
const kinds = ['should', 'absolute', 'label', 'catastrophe', 'mind-reading']

/** Ninety pages on which nothing goes with anything. `clings`: the share of them on which everything is as on the page before. */
function plainLife(seed: number, count: number, clings = 0): PageFacts[] {
  const chance = seededRandom(seed)
  const state = new Map<string, boolean>()
  const is = (word: string, share: number): boolean => {
    const before = state.get(word)
    const now = before !== undefined && chance() < clings ? before : chance() < share
    state.set(word, now)
    return now
  }
  const some = (words: readonly string[], share: number) => words.filter((word) => is(word, share))
  return Array.from({ length: 90 }, (_, at) =>
    page(at, {
      hour: Math.floor(chance() * 24),
      mood: 1 + Math.floor(chance() * 10),
      ...{ people: some(people, 0.12), topics: some(topics, 0.12), activities: some(activities, 0.12) },
      phrases: some(kinds.slice(0, count), 0.15).map(phrase),
    }),
  )
}

describe('the exact test', () => {
  test('is as tables have it: of eight cups the four right ones', () => {
    expect(moreHereP({ here: 4, ofHere: 4, there: 0, ofThere: 4 })).toBeCloseTo(1 / 70, 9)
    expect(moreHereP({ here: 3, ofHere: 4, there: 1, ofThere: 4 })).toBeCloseTo(17 / 70, 9)
    expect(eitherWayP({ here: 0, ofHere: 4, there: 4, ofThere: 4 })).toBeCloseTo(2 / 70, 9)
    expect(moreHereP({ here: 0, ofHere: 4, there: 4, ofThere: 4 })).toBe(1)
  })
  test('pages that carry over say as much as fewer that stand alone', () => {
    const groups = { here: 8, ofHere: 20, there: 4, ofThere: 40 }
    expect(standingAlone(groups, 0.01)).toEqual(groups)
    expect(standingAlone(groups, 1 / 3)).toEqual({ here: 4, ofHere: 10, there: 2, ofThere: 20 })
  })
  test('a difference of means is clear, or it is 0', () => {
    expect(clearDifference([7, 8, 7, 8], [4, 5, 4, 5])).toBe(3)
    expect(clearDifference([7, 1, 7, 1], [4, 5, 4, 5])).toBe(0)
    expect(clearDifference([7, 7], [4, 4])).toBe(3)
    expect(clearDifference([7], [4, 4])).toBe(0)
  })
})

describe('what goes with a turn of phrase', () => {
  test.each([
    [1, 0],
    [5, 0],
    [5, 0.5],
  ])(
    'of lives without any effect, at most one of twenty shows a context (patterns: %i, runs: %f)',
    (count, clings) => {
      let shown = 0
      for (let seed = 1; seed <= 200; seed++)
        if (patternsOf(plainLife(seed, count, clings)).some(({ contexts }) => contexts.length > 0)) shown++
      expect(shown).toBeLessThanOrEqual(10)
    },
  )

  test('what was planted is found', () => {
    const chance = seededRandom(4)
    const [should] = patternsOf(
      plainLife(4, 1).map((one) => {
        const isThere = one.people.includes('Anna') ? chance() < 0.8 : chance() < 0.08
        return { ...one, phrases: isThere ? [phrase('should')] : [] }
      }),
    )
    expect(should?.contexts).toEqual(['Anna'])
    expect(should?.implication).toBe('It comes more often with Anna.')
  })

  test('its mood differs only where that is clear', () => {
    let large = 0
    for (let seed = 1; seed <= 100; seed++) if (patternsOf(plainLife(seed, 1))[0]?.impact !== 0) large++
    expect(large).toBeLessThanOrEqual(10)
    const [should] = patternsOf(
      plainLife(1, 1).map((one) => ({ ...one, mood: one.phrases.length > 0 ? 3 : 6 })),
    )
    expect(should?.impact).toBe(-3)
  })
})

describe('whether it is more often lately', () => {
  /** A page on every so manieth day of each half, so many of ten with the phrase. */
  const halves = (every: readonly [number, number], of10: readonly [number, number]) =>
    patternsOf(
      Array.from({ length: 200 }, (_, at) => at).flatMap((at) => {
        const half = at < 100 ? 0 : 1
        if (at % every[half] !== 0 && at !== 199) return []
        return [page(at, { phrases: ((7 * at) / every[half]) % 10 < of10[half] ? [phrase('should')] : [] })]
      }),
    )[0]

  test('fewer pages with the same share are no less, and a larger share of fewer pages is more', () => {
    expect(halves([1, 5], [2, 2])).toMatchObject({ frequencyChange: -16, lately: 'same' })
    expect(halves([1, 5], [2, 6])).toMatchObject({ frequencyChange: -8, lately: 'more' })
    expect(halves([1, 1], [6, 2])?.lately).toBe('less')
  })

  test('one page more is as often', () => {
    expect(halves([1, 1], [2, 3])?.lately).toBe('same')
  })

  test.each([0, 0.5])(
    'of lives that stay as they are, at most one of twenty is told to change (runs: %f)',
    (clings) => {
      let told = 0
      for (let seed = 1; seed <= 200; seed++)
        if ((patternsOf(plainLife(seed, 1, clings))[0]?.lately ?? 'same') !== 'same') told++
      expect(told).toBeLessThanOrEqual(10)
    },
  )
})

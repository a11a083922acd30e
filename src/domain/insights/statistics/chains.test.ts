import { expect, test } from 'vitest'
import { type Chance, seededRandom } from '#domain/chance/seeded-random.ts'
import { chainsIn } from './chains.ts'
import { finished } from './finished.ts'

const feelings = ['joy', 'sadness', 'fear', 'trust', 'anger']

/** What is felt on each of 120 days, each feeling for itself; `share`: how often on a day; `clings`: on what share of days all is as on the day before. */
function lifeOf(chance: Chance, share: (day: number) => number, clings = 0): Set<string>[] {
  const state = new Map<string, boolean>()
  return Array.from({ length: 120 }, (_, day) => {
    const felt = feelings.filter((feeling) => {
      const before = state.get(feeling)
      const now = before !== undefined && chance() < clings ? before : chance() < share(day)
      state.set(feeling, now)
      return now
    })
    return new Set(felt)
  })
}

const even = () => 0.25
const stepped = (day: number) => (day < 60 ? 0.15 : 0.5)
const rising = (day: number) => 0.05 + (0.5 * day) / 120

test.each([
  ['as often all the time', even, 0],
  ['more often in the second half', stepped, 0],
  ['more and more often', rising, 0],
  ['in runs', even, 0.4],
  ['in runs, and more often in the second half', stepped, 0.4],
])('of lives whose feelings come %s, at most one of twenty shows a chain', (_, share, clings) => {
  let shown = 0
  for (let seed = 1; seed <= 100; seed++)
    if (finished(chainsIn(lifeOf(seededRandom(seed), share, clings))).length > 0) shown++
  expect(shown).toBeLessThanOrEqual(5)
})

test.each([
  ['as often all the time', even],
  ['more often in the second half', stepped],
])('a chain is found among feelings that come %s', (_, share) => {
  let found = 0
  for (let seed = 1; seed <= 20; seed++) {
    const chance = seededRandom(9_000 + seed)
    const days = lifeOf(chance, share).map((felt) => new Set([...felt].filter((one) => /joy|fear/.test(one))))
    for (let day = 0; day < 119; day++) {
      if (chance() < 0.05) days[day]?.add('sadness')
      if (chance() >= 0.11) continue
      days[day]?.add('anger')
      if (chance() < 0.8) days[day + 1]?.add('sadness')
    }
    const chains = finished(chainsIn(days))
    if (chains.some(({ first, next }) => first === 'anger' && next === 'sadness')) found++
  }
  expect(found).toBeGreaterThanOrEqual(16)
})

test('days on which nothing was written are no days between', () => {
  const days = Array.from({ length: 160 }, (_, at) =>
    at % 16 === 0 ? new Set(['anger']) : at % 16 === 1 ? null : new Set(at % 16 === 2 ? ['sadness'] : []),
  )
  const [chain, ...others] = finished(chainsIn(days))
  expect(others).toEqual([])
  expect(chain).toMatchObject({ first: 'anger', next: 'sadness', of: 10 })
  expect(chain?.days).toHaveLength(10)
  expect(chain?.byChance).toBeLessThan(5)
})

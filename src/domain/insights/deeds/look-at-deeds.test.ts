import { expect, test } from 'vitest'
import { finished } from '../statistics/finished.ts'
import { doneSuggestionOf } from './done-words.ts'
import { type LivedDays, lookAtDeeds, wellLived } from './look-at-deeds.ts'
import { plantedDays } from './planted-deeds.test-support.ts'

const found = (days: LivedDays) => wellLived(finished(lookAtDeeds(days)))
const strong = plantedDays({ seed: 5, days: 120, effect: 1.5 })

test('a walk that mood goes with is found, with the days on both sides and its interval', () => {
  const [looks] = found(strong)
  expect(looks?.[0]).toMatchObject({ deed: 'walk', about: { is: 'rating', scale: 'mood', lag: 0 } })
  const told = doneSuggestionOf(looks ?? [], {
    valuesOf: (key) => strong.deeds.find((one) => one.key === key)?.values ?? [],
    habitName: () => undefined,
    receipts: [{ day: '2026-11-18', entryUid: 'page', quote: 'I went for a walk.' }],
    triggers: ['after lunch', 'After lunch', 'after lunch', 'after work', ''],
  })
  expect(told).toMatchObject({ name: 'Go for a walk', trigger: 'after lunch', area: 'fitness' })
  expect(told?.benefits).toMatch(
    /^On days with a walk, mood was \d\.\d higher: \d+ days with it, \d+ without, 95 % interval \+\d\.\d to \+\d\.\d\./,
  )
})

test('what goes with worse days is never found', () => {
  const ratings = strong.ratings.map(({ key, values }) => ({
    key,
    values: values.map((value) => (value === null ? null : 11 - value)),
  }))
  expect(found({ ...strong, ratings })).toEqual([])
})

test('fewer than fourteen days on a side are not compared', () => {
  const few = strong.deeds.map((one) => {
    let there = 0
    return { ...one, values: one.values.map((value) => (value === 1 && ++there > 13 ? null : value)) }
  })
  expect(finished(lookAtDeeds({ ...strong, deeds: few }))).toEqual([])
})

test('what is done more often on days with a habit may come after it', () => {
  const days = plantedDays({ seed: 3, days: 120, pulls: 0.8 })
  const looks = found(days).find(([look]) => look?.deed === 'meditate')
  expect(looks?.[0]).toMatchObject({ about: { is: 'with', other: 'scales' } })
  const told = doneSuggestionOf(looks ?? [], {
    valuesOf: (key) => [...days.deeds, ...days.habits].find((one) => one.key === key)?.values ?? [],
    habitName: (key) => (key === 'scales' ? 'Scales' : undefined),
    receipts: [],
    triggers: [],
  })
  expect(told?.trigger).toBe('after “Scales”')
  expect(told?.benefits).toMatch(
    /^Meditation went with “Scales”: on \d+ of \d+ days with it, on \d+ of \d+ without \(/,
  )
})

test('two things of which only pages tell are not held against each other', () => {
  const looks = finished(lookAtDeeds(strong))
  const isTold = (key: string) => ['walk', 'read', 'call', 'cook'].includes(key)
  const pairs = looks.flatMap(({ deed, about }) => (about.is === 'with' ? [[deed, about.other]] : []))
  expect(pairs.filter((pair) => pair.every(isTold))).toEqual([])
  expect(pairs).not.toContainEqual(['write', 'walk'])
})

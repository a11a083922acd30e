import { expect, test } from 'vitest'
import { type MarkedText, type NamedKind, nameScore, nameSets, unmarked } from './score-names.ts'

test('marks are taken out of a text, and where they stood is kept', () => {
  const { text, names } = unmarked('{p:Anna} went to {l:Bath}.')
  expect(text).toBe('Anna went to Bath.')
  expect(names).toEqual([
    { kind: 'person', start: 0, text: 'Anna' },
    { kind: 'place', start: 13, text: 'Bath' },
  ])
})

test('what is found too much, too short or as the wrong kind counts against', () => {
  const texts: readonly MarkedText[] = [unmarked('{p:Anna Weiss} met {p:Tom} in {l:Graz}.')]
  const said = [
    { kind: 'person', start: 0, text: 'Anna' },
    { kind: 'person', start: 15, text: 'Tom' },
    { kind: 'person', start: 22, text: 'Graz' },
  ] as const
  expect(nameScore(texts, 'person', () => [...said])).toMatchObject({ precision: 1 / 3, recall: 1 / 2 })
  expect(nameScore(texts, 'place', () => [...said])).toMatchObject({ f1: 0, there: 1 })
})

/** A little below what is reached on texts that no rule was fitted on. */
const floors: Readonly<Record<string, Readonly<Record<NamedKind, number>>>> = {
  posts: { person: 0.65, place: 0.82 },
  'journal pages': { person: 0.92, place: 0.7 },
}

test.each(nameSets)(
  'on $name that took no part in the rules, people and places are found',
  ({ name, held }) => {
    for (const kind of ['person', 'place'] as const) {
      expect(nameScore(held, kind).f1).toBeGreaterThan(floors[name]?.[kind] ?? 1)
      expect(nameScore(held, kind, () => []).f1).toBe(0)
    }
  },
)

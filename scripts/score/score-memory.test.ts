import { expect, test } from 'vitest'
import { lives, scoreLife } from './score-memory.ts'

/** At least so many facts right, at least such a share of those found, and of their dates. */
const floors: Readonly<Record<string, readonly [right: number, ofFound: number, dates: number]>> = {
  sample: [19, 0.9, 1],
  'held out: driver': [11, 0.9, 1],
  'held out: nurse': [12, 0.85, 1],
  'held out: mason': [9, 0.9, 1],
  'held out: teacher': [31, 0.9, 0.9],
  student: [54, 0.9, 0.9],
  father: [34, 0.8, 0.9],
  carpenter: [23, 0.8, 0.9],
}

test.each(lives)(
  'no fact of the life “%s” is without its sentence, no two people are taken for one, and its truth stands in its pages',
  (name, life) => {
    const told = life()
    const words = told.pages.map(({ text }) => text).join('\n')
    for (const { quote } of told.facts) expect(words.split(quote)).toHaveLength(2)
    for (const { names } of told.people) for (const name of names) expect(words).toContain(name)
    const { facts, samePerson } = scoreLife(told)
    const [right = 0, ofFound = 0, dates = 0] = floors[name] ?? []
    expect(facts.right).toBeGreaterThanOrEqual(right)
    expect(facts.right / facts.found).toBeGreaterThanOrEqual(ofFound)
    expect(facts.datesRight / facts.dated).toBeGreaterThanOrEqual(dates)
    expect([facts.withoutSentence, samePerson.wronglyJoined]).toEqual([0, 0])
  },
)

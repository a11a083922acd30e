import { expect, test } from 'vitest'
import { lives, scoreLife } from './score-memory.ts'

test.each(lives)(
  'no fact of the life “%s” is without its sentence, no two people are taken for one, and its truth stands in its pages',
  (_, life) => {
    const told = life()
    const words = told.pages.map(({ text }) => text).join('\n')
    for (const { quote } of told.facts) expect(words.split(quote)).toHaveLength(2)
    for (const { names } of told.people) for (const name of names) expect(words).toContain(name)
    const { facts, samePerson } = scoreLife(told)
    expect(facts.found).toBeGreaterThan(5)
    expect([facts.withoutSentence, samePerson.wronglyJoined]).toEqual([0, 0])
  },
)

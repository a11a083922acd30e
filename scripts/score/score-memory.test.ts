import { expect, test } from 'vitest'
import { lives, scoreLife } from './score-memory.ts'

/** At least so many facts right, at least such a share of those found, and of their dates; of the lives held out no more than that people are told from things. */
const floors: Readonly<Record<string, readonly [right: number, ofFound: number, dates: number]>> = {
  sample: [19, 0.9, 1],
  driver: [13, 0.9, 1],
  nurse: [16, 0.85, 1],
  mason: [12, 0.9, 1],
  teacher: [37, 0.9, 0.95],
  student: [54, 0.9, 0.9],
  father: [37, 0.8, 0.9],
  carpenter: [25, 0.8, 0.9],
  postie: [29, 0.8, 0.9],
  baker: [9, 0.5, 0],
  widower: [37, 0.9, 0.8],
}
/** Two who are called by the very same name, on no page both. */
const sameName: Readonly<Record<string, number>> = { widower: 1 }

test.each(lives)(
  'no fact of the life “%s” is without its sentence, no two people are taken for one, and its truth stands in its pages',
  (name, life) => {
    const told = life()
    const words = told.pages.map(({ text }) => text).join('\n')
    const spoken = words.toLowerCase()
    for (const { quote } of told.facts) expect(words.split(quote)).toHaveLength(2)
    for (const { names } of told.people)
      for (const name of names) expect(spoken).toContain(name.toLowerCase())
    const { people, facts, samePerson } = scoreLife(told)
    const [right = 0, ofFound = 0, dates = 0] = floors[name] ?? []
    expect(facts.right).toBeGreaterThanOrEqual(right)
    expect(facts.right / facts.found).toBeGreaterThanOrEqual(ofFound)
    expect(facts.datesRight / facts.dated).toBeGreaterThanOrEqual(dates)
    expect(people.f1).toBeGreaterThanOrEqual(0.85)
    expect([facts.withoutSentence, samePerson.wronglyJoined]).toEqual([0, sameName[name] ?? 0])
  },
)

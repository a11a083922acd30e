import { expect, test } from 'vitest'
import { lives, scoreLife } from './score-memory.ts'

/** At least so many facts right, at least such a share of those found, and of their dates. */
const floors: Readonly<Record<string, readonly [right: number, ofFound: number, dates: number]>> = {
  vet: [35, 0.8, 0.95],
  nanny: [44, 0.95, 1],
  bandleader: [51, 0.85, 1],
  sample: [19, 0.95, 1],
  driver: [14, 0.85, 1],
  nurse: [16, 0.85, 1],
  mason: [13, 0.9, 1],
  teacher: [37, 0.95, 1],
  student: [55, 0.9, 0.95],
  father: [37, 0.8, 0.9],
  carpenter: [25, 0.8, 1],
  postie: [34, 0.85, 1],
  baker: [19, 0.75, 1],
  widower: [47, 0.95, 1],
  ferryman: [18, 0.75, 1],
  pharmacist: [32, 0.9, 1],
  chorister: [33, 0.9, 1],
  chef: [33, 0.9, 0.9],
  upholsterer: [23, 0.7, 1],
  technician: [13, 0.85, 1],
  australian: [13, 0.85, 1],
  farmer: [53, 0.95, 1],
  doctorand: [36, 0.85, 1],
  district: [29, 0.8, 1],
  tester: [15, 0.8, 1],
  signalman: [36, 0.9, 0.8],
}
/** People F1 of every life, but of those that are full of names of films, songs and flowers. */
const peopleFloor = 0.88
const lowerPeopleFloors: Readonly<Record<string, number>> = { district: 0.8, father: 0.87, carpenter: 0.87 }
/** Two who are taken for one: called by the very same name, or by the beginning of the other's (Siân, and Siân Eynon). */
const sameName: Readonly<Record<string, number>> = { widower: 1, signalman: 1, district: 1, technician: 1 }
/** At least such a share of the pairs of one person's names is joined or asked about, and of the questions so many have a true answer. */
const pairFloors: Readonly<Record<string, readonly [ofPairs: number, ofQuestions: number]>> = {
  vet: [0.85, 0.55],
  nanny: [0.95, 0.55],
  bandleader: [0.95, 0.65],
  ferryman: [0.95, 0.75],
  pharmacist: [0.9, 0.65],
  chorister: [0.95, 0.55],
  chef: [0.9, 0.6],
  upholsterer: [0.95, 0.6],
  technician: [0.95, 0.5],
  australian: [0.75, 0.6],
  farmer: [0.85, 0.65],
  doctorand: [0.95, 0.5],
  district: [0.95, 0.4],
  tester: [0.75, 0.5],
  signalman: [0.95, 0.5],
  sample: [0.95, 0.5],
  driver: [0.95, 0.6],
  nurse: [0.95, 0.5],
  mason: [0.95, 0.2],
  teacher: [0.95, 0.75],
  student: [0.95, 0.4],
  father: [0.8, 0.5],
  carpenter: [0.85, 0.5],
  postie: [0.95, 0.6],
  baker: [0.9, 0.5],
  widower: [0.85, 0.6],
}

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
    expect(people.f1).toBeGreaterThanOrEqual(lowerPeopleFloors[name] ?? peopleFloor)
    const [ofPairs = 1, ofQuestions = 1] = pairFloors[name] ?? []
    expect((samePerson.joined + samePerson.asked) / samePerson.pairs).toBeGreaterThanOrEqual(ofPairs)
    expect(samePerson.hits / samePerson.questions).toBeGreaterThanOrEqual(ofQuestions)
    expect([facts.withoutSentence, samePerson.wronglyJoined]).toEqual([0, sameName[name] ?? 0])
  },
)

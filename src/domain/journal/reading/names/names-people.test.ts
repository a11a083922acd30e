import { describe, expect, test } from 'vitest'
import { preparePage } from '../language/language-tokens.ts'
import { namesIn } from './names.ts'

/** The names of a text as 'kind: name', in order. */
const read = (text: string): string[] =>
  namesIn(preparePage(text)).map(({ kind, name }) => `${kind}: ${name}`)

describe('people', () => {
  test.each<[string, string[]]>([
    ['I met Anna at the bakery.', ['person: Anna']],
    ['We had lunch with Tom and Eva.', ['person: Tom', 'person: Eva']],
    ['Dr. Hahn looked at my knee for a long time.', ['person: Dr. Hahn']],
    ['I borrowed Mrs. Okafor’s ladder.', ['person: Mrs. Okafor']],
    ['Yesterday Ilse told me about the fire.', ['person: Ilse']],
    ['I rang Priya twice and hung up twice.', ['person: Priya']],
    ['My friend Zubin plays the oud.', ['person: Zubin']],
    ['We ate late at Marek’s.', ['person: Marek']],
    ['I was afraid that Oskar hated me.', ['person: Oskar']],
    ['A letter from Aunt Lotte came.', ['person: Aunt Lotte']],
    ['I miss Jonas and his bad jokes.', ['person: Jonas']],
    ['Then Dele called from the train.', ['person: Dele']],
    ['I told Maria-Luise nothing.', ['person: Maria-Luise']],
    ['I thanked Ursula K. van Dyk by post.', ['person: Ursula K. van Dyk']],
    ['Anna laughed first.', ['person: Anna']],
    ['Will came over and Will cooked.', ['person: Will']],
    ['My neighbour, Mr. Adeyemi, waters the plants.', ['person: Mr. Adeyemi']],
    ['I asked Rosa O’Neill for the recipe.', ['person: Rosa O’Neill']],
    ['I walked home with Şebnem in the rain.', ['person: Şebnem']],
    ['Kwame and I stopped talking.', ['person: Kwame']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('people by what they are to the writer', () => {
  test.each<[string, string[]]>([
    ['My mum sent seeds.', ['person: mum']],
    ['Mum sent seeds and Dad sent a bill.', ['person: Mum', 'person: Dad']],
    ['I said it to my boss, and my boss laughed.', ['person: boss']],
    ['My younger brother moved out.', ['person: younger brother']],
    ['My mother-in-law knitted all day.', ['person: mother-in-law']],
    ['I finally told my therapist about the lake.', ['person: therapist']],
    ['My sister Eva is expecting.', ['person: Eva']],
    ['My parents do not ask.', ['person: parents']],
    ['Her mum picked her up.', []],
    ['Every mum at the gate was on the phone.', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('two words for one role are one person', () => {
    const [mother, ...others] = namesIn(preparePage('My mum rang. Later my mother rang again.'))
    expect(mother?.role).toBe('mother')
    expect(mother?.spans.map(({ text }) => text)).toEqual(['mum', 'mother'])
    expect(others).toEqual([])
  })

  test('a name beside a role keeps the role', () => {
    expect(namesIn(preparePage('I wrote to my sister Eva.'))[0]).toMatchObject({
      name: 'Eva',
      role: 'sister',
    })
    expect(namesIn(preparePage('I wrote to Eva, my sister.'))[0]).toMatchObject({
      name: 'Eva',
      role: 'sister',
    })
  })
})

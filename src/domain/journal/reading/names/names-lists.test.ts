import { describe, expect, test } from 'vitest'
import { preparePage } from '../language/language-tokens.ts'
import { namesIn } from './names.ts'

const read = (text: string): string[] =>
  namesIn(preparePage(text)).flatMap(({ kind, name, key }) =>
    key.startsWith('role:') ? [] : [`${kind}: ${name}`],
  )

describe('names in small letters', () => {
  test.each<[string, string[]]>([
    ['i think fatima is mad at me', ['person: fatima']],
    ['saw stefan at the gym, he was nice about it', ['person: stefan']],
    ['we flew to new zealand and i slept the whole way', ['place: new zealand']],
    ['dinner with aunt ingrid, then mrs okafor called', ['person: aunt ingrid', 'person: mrs okafor']],
    ['i will hope for grace and mark the day', []],
    ['the nice turkey was in the kitchen', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('stay words where the writer uses capitals', () => {
    expect(read('We had alfredo with bread. It was good.')).toEqual([])
  })
})

describe('names in posts', () => {
  test.each<[string, string[]]>([
    ['RT @anna_b: stuck in Caracas again', ['place: Caracas']],
    ['so proud of you #Lisbon #Anna', []],
    ['HAPPY BIRTHDAY GIULIA', ['person: GIULIA']],
    ['Arsenal vs Chelsea tonight', []],
    ['I flew NYC to LA with nobody', ['place: NYC', 'place: LA']],
    ['Somebody from South London said so', ['place: South London']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('who somebody is said to be', () => {
  test.each<[string, string[]]>([
    ['The nurse, Zdenka, was kind.', ['person: Zdenka']],
    ['There was a woman called Morwenna in the shop.', ['person: Morwenna']],
    ['I like her sister Xanthi a lot.', ['person: Xanthi']],
    ['It fell apart when Quillan slapped the table.', ['person: Quillan']],
    ['We heard stories about Zamboanga, and Arjun laughed.', ['person: Arjun']],
    ['Your Dean has some baggage.', []],
    ['I moved to Jackson in the spring.', ['place: Jackson']],
    ['Jackson told me about it.', ['person: Jackson']],
    ['I like Chemistry and I am good in Chemistry.', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

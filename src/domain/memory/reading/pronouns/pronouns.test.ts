import { expect, test } from 'vitest'
import { stated } from '../facts.test-support.ts'

test.each([
  ['I met Ruth eating chips on the bridge; she plays the flute.', 'ruth plays is'],
  ['Tom died on Sunday. We buried him today beside his brother.', 'tom burial once'],
  [
    'Ruth came at nine. It rained. We had tea. It rained again. She has lived in Leeds for ten years.',
    'ruth home is',
  ],
])('he or she is whom the signs of a page speak for: %s', (text, fact) => {
  expect(stated(text)).toContain(fact)
})

test.each([
  'Ruth sang. Anna sang. Jane sang. Nobody listened. She is forty.',
  'Tom met Ben and Jack. He is forty.',
  'They carried Tom out. Ruth put him on the bus. He is forty.',
])('where several may be meant nobody is: %s', (text) => {
  expect(stated(text).filter((fact) => fact.includes('age'))).toEqual([])
})

test.each([
  'At the stop met Tom, taught maths in class six. Retired last year, keeps bees now.',
  'Four years today since Tom died.',
])('a note that goes on about somebody else is not told of the writer, nor of who died: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each([
  ['Ruth passed!', 'ruth passed once'],
  ['Ruth passed her silver seal today.', 'ruth passed once'],
  ['Tom has been given the drum.', 'tom work begins'],
  ['Tom started with Network Rail on Monday.', 'tom work begins'],
])('a step of a life is read: %s', (text, fact) => {
  expect(stated(text)).toContain(fact)
})

test.each(['Ruth passed her the good jam.', 'Tom passed the sunscreen.', 'Tom passed my blood tests.'])(
  'what is handed over is none: %s',
  (text) => {
    expect(stated(text)).toEqual([])
  },
)

test('a burial that others count from is told of nobody buried', () => {
  expect(stated('Sober since Tom’s burial, not one drop since 14 December.').join()).not.toContain('tom')
})

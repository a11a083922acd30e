import { expect, test } from 'vitest'
import { digestOf, mayMeanDanger, riskOf } from './risk-of-text.ts'

test('grave words have a level and a digest, others have none', () => {
  const risk = riskOf('I want to die.')
  expect(risk.level).toBe(2)
  expect(risk.keys).toHaveLength(1)
  expect(riskOf('The tuner came.')).toMatchObject({ level: 0, keys: [] })
})

test('what is said between the lines asks for kindness, and is no danger yet', () => {
  const words = 'They would be better off dead without me, I mean I would'
  expect(riskOf(words).level).toBe(1)
  expect(mayMeanDanger(words)).toBe(false)
})

test('a digest is that of the whole sentence: the same few words in another sentence are others', () => {
  const keys = (text: string) => riskOf(text).keys
  expect(keys('The tuner came. Some nights I want to die.')).toEqual(
    keys('Some nights I want to die. I slept.'),
  )
  expect(keys('Some nights I want to die.')).not.toEqual(keys('Now I want to die.'))
})

test('a digest is the same for the same words and cannot be read', () => {
  expect(digestOf('I want\n to DIE')).toBe(digestOf('i want to die'))
  expect(digestOf('one')).not.toBe(digestOf('two'))
  expect(digestOf('one')).toMatch(/^[0-9a-f]{8}$/)
})

test.each([
  ['I fell on the ice and hurt myself.', 'words'],
  ['When did I come doon on da ice and hurt mysel?', 'words'],
  ['I came off the back step and badly hurt myself', 'words'],
  ['I fell down the stairs on purpose and hurt myself.', 'mention'],
  ['I told them I fell down the stairs and hurt myself.', 'mention'],
  ['I fell off the bike and hurt myself, and I want to die.', 'mention'],
  ['I fell apart and hurt myself again.', 'mention'],
  ['I slipped into the bathroom and hurt myself.', 'mention'],
  ['I fell into a dark place and hurt myself.', 'mention'],
  ['I came off my tablets and hurt myself.', 'mention'],
  ['I came from the kitchen and hurt myself.', 'mention'],
  ['I hurt myself.', 'mention'],
])('a fall that hurt is unsure danger, where nothing says that it was meant: %s', (text, rests) => {
  const risk = riskOf(text)
  expect(risk.level).toBe(2)
  expect(risk.rests).toBe(rests)
})

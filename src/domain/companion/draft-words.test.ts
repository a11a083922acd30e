import { expect, test } from 'vitest'
import { draftRequest, draftWords } from './draft-words.ts'

const said = [
  'Hello',
  'I keep thinking about the piano',
  'My hand just opened the lid.',
  'Should I sell it?',
  'When did I last see Anna?',
  'It was Anna who taught me the Schumann, in the winter when the heating failed and we played in gloves with the fingers cut off.',
  'Thank you',
]

test('a draft is the person’s own sentences in their order, without courtesies and questions to the companion', () => {
  expect(draftWords(said)).toBe(`I keep thinking about the piano. My hand just opened the lid.\n\n${said[5]}`)
})

test('every word of a draft was said', () => {
  const all = said.join(' ')
  for (const word of draftWords(said).split(/[\s.,]+/)) expect(all).toContain(word)
  expect(draftWords(['Hi', 'thanks'])).toBe('')
})

test('a model is told to add nothing, and gets exactly the words', () => {
  expect(draftRequest('I opened the lid.')).toMatch(/Add nothing that I did not say.*\n\nI opened the lid\.$/)
})

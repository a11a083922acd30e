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

test('questions and requests of a talk never run together on the page', () => {
  const asked = [
    'When did I last write about Anna?',
    'Why did I wait so long?',
    'why did I wait? what should I do?',
    'How was my week?',
    'Tell me about Lisbon',
    'Summarise this week',
    'Show me what I said about work.',
    'Can you help me plan tomorrow',
    'you are not listening',
    'yes',
  ]
  expect(draftWords(asked)).toBe('')
  expect(draftWords(['I called her.', ...asked, 'It rang for a long time.'])).toBe(
    'I called her. It rang for a long time.',
  )
})

test('what is told beside a question to the companion stays, and a question to oneself within it', () => {
  expect(draftWords(['I saw Anna at the market. Do you remember her?'])).toBe('I saw Anna at the market.')
  expect(draftWords(['I waited again. Why do I do that? I left at six.'])).toBe(
    'I waited again. Why do I do that? I left at six.',
  )
  expect(draftWords(['Tell me about Lisbon. I was happy there.'])).toBe('I was happy there.')
})

test('every word of a draft was said', () => {
  const all = said.join(' ')
  for (const word of draftWords(said).split(/[\s.,]+/)) expect(all).toContain(word)
  expect(draftWords(['Hi', 'thanks'])).toBe('')
})

test('a model is told to add nothing, and gets exactly the words', () => {
  expect(draftRequest('I opened the lid.')).toMatch(/Add nothing that I did not say.*\n\nI opened the lid\.$/)
})

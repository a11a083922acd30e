import { expect, test } from 'vitest'
import { guidedCuesIn } from './guided-cues.ts'

const methodsIn = (...texts: string[]): string[] => guidedCuesIn(texts).map(({ method }) => method)

test('words that come again and again are a reason, which says how often and what the method does', () => {
  const said = [
    'I should have called her back. I should have known.',
    'And on Sunday I should have stayed, I shouldn’t have shouted.',
  ]
  expect(guidedCuesIn(said)).toEqual([
    {
      method: 'thought-record',
      words: 'I shouldn’t have',
      count: 4,
      reason: 'You wrote “I shouldn’t have” four times; a thought record takes it apart.',
    },
  ])
})

test.each([
  ['It was my fault that he left. No, really, it is all my fault.', 'thought-record'],
  ['I never got to tell him that I saw it.', 'unsent-letter'],
  ['I wish I had told Mum while she could hear me.', 'unsent-letter'],
  ['I don’t know how to tell Anna about the move.', 'hard-conversation'],
  ['What if they cancel? What if the train is late, and what if nobody is there?', 'worry-time'],
  ['I can’t stop thinking about the scan. At four I still could not stop worrying.', 'worry-time'],
  ['I don’t know whether to take the job.', 'decision'],
  ['I am torn between Leeds and staying.', 'decision'],
  ['I keep putting it off. I have been meaning to ring the tuner since May.', 'woop'],
  ['I don’t know what matters to me any more.', 'values'],
  ['I’m grateful for the rain. I am so grateful that Tom came.', 'three-good-things'],
])('%s is a reason for %s', (text, method) => {
  expect(methodsIn(text)).toEqual([method])
})

test.each([
  'I should have a look at the bike. I should have more time. I should have the money by then.',
  'I should have called. I should have known.',
  'She said I should have called, and Tom thinks I should have known, and Ilse told me I should have asked.',
  'He wrote “I should have come. I should have called. I should have stayed.”',
  '> I should have come. I should have called. I should have stayed.',
  'What if we went to the sea?',
  'I know how to tell Anna about the move.',
  'We decided last week, and I slept well.',
  'I don’t know what I want for dinner.',
  'I wish I could tell good wine from bad.',
  'Somebody who can’t decide holds up the queue.',
  'I’m grateful for the rain.',
  '',
])('%s is no reason for anything', (text) => {
  expect(methodsIn(text)).toEqual([])
})

test('a method is offered once, for the first of its reasons, and what hurts comes first', () => {
  const text =
    'I am torn between the two. I should have asked, I should have waited, I should have gone. It was my fault, all my fault, it is my fault.'
  expect(methodsIn(text)).toEqual(['thought-record', 'decision'])
})

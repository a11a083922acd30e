import { expect, test } from 'vitest'
import { sentences } from '../journal/text.ts'
import { cuesIn } from './message-cues.ts'
import { statementsIn } from './reflection-clauses.ts'

const cuesOf = (message: string) => cuesIn(statementsIn(sentences(message)), { person: null, hard: null })

test.each([
  ['I want to build that boat before summer.', 'wish', { wish: 'build that boat' }],
  ['I’m seeing my brother on Thursday, he is due to fly.', 'ahead', { day: 'Thursday' }],
  ['My sister said the tree will fall.', 'said', { who: 'your sister', whom: 'your sister' }],
  ['Then she told me it was over.', 'said', { who: 'she', whom: 'her' }],
  ['I was so ashamed of the letter.', 'feeling', { felt: 'ashamed' }],
  ['Nobody ever asks me.', 'absolute', { absolute: 'nobody' }],
  ['The funeral was on a hill.', 'gone', {}],
  ['I don’t know whether I can stay.', 'decision', {}],
  ['I should call her more.', 'should', {}],
  ['I couldn’t sleep again.', 'trouble', {}],
])('%s: %s', (message, kind, facts) => {
  expect(cuesOf(message)).toContainEqual({ kind, facts, at: 0 })
})

test.each([
  ['feeling', 'I lost two kilos on Friday.'],
  ['feeling', 'I am not afraid of him.'],
  ['feeling', 'She was so sad, I made tea.'],
  ['wish', 'I’m going to the one with the piano.'],
  ['wish', 'I have to.'],
  ['ahead', 'On Thursday we had soup.'],
  ['gone', 'So beautiful, I want to be buried in it.'],
  ['said', 'Before she said anything the train came.'],
  ['absolute', 'The shop has everything.'],
])('no sign of %s: %s', (kind, message) => {
  expect(cuesOf(message).map((cue) => cue.kind)).not.toContain(kind)
})

test('a sign says which statement it is from, the last one of its kind', () => {
  const [cue] = cuesOf('I was glad at noon. We ate. I was angry at six.')
  expect(cue).toEqual({ kind: 'feeling', facts: { felt: 'angry' }, at: 2 })
})

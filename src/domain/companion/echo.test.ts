import { expect, test } from 'vitest'
import { communicationStyles } from '../account/onboarding.ts'
import { composeReply } from './compose-reply.ts'
import { turnedBack } from './echo.ts'
import { findingFor } from './journal-finding.ts'
import { questionIn } from './journal-question.ts'
import type { ReplyRequest, Turn } from './reply.ts'
import { SearchIndex } from './search-index.ts'

function replyTo(message: string, more: Partial<ReplyRequest> = {}): string {
  const request: ReplyRequest = {
    ...{ message, mode: 'listen', style: 'direct_concise', turns: [], page: null },
    ...{ recalled: [], entriesSearched: 12, today: '2026-11-19', ...more },
  }
  return composeReply(request, 'on-device')
    .parts.map(({ text }) => text)
    .join('\n\n')
}

test.each([
  ['On the ferry I ate it with a spoon.', 'On the ferry you ate it with a spoon.'],
  ['He’d have wanted that we sail on.', 'He’d have wanted that you sail on.'],
  ['All six of us in one lift.', 'All six of you in one lift.'],
  ['I didn’t dance, mind.', 'You didn’t dance.'],
  ['Tomorrow we sell the boat.', 'Tomorrow you sell the boat.'],
])('turned where that is safe: %s', (said, turned) => {
  expect(turnedBack(said)).toBe(turned)
})

test.each([
  ['a question in other words', 'Who even am I.'],
  ['words of somebody', 'She said I was late.'],
  ['names that are called', 'A family of liars, the lot of us.'],
  ['two sentences side by side', 'she came on Friday we sat on the pier.'],
  ['nothing of theirs', 'The gate fell over.'],
])('not turned: %s', (_, said) => {
  expect(turnedBack(said)).toBeNull()
})

test('a longer message is never answered with a nod', () => {
  const nod = /^(?:Mm\.|Yes\.|Right\.|Yeah\.|Mm-hm\.|I’m here\.|I’m listening\.)/
  const message = 'Lodger in. Piet. Plays the harp, teaches it in Leith. Sweeps up, hums loudly.'
  for (const style of communicationStyles) expect(replyTo(message, { style })).not.toMatch(nod)
  expect(replyTo('Elbow, then. All that hammering.')).toMatch(/^(?:Mm|Yes|Right)\./)
})

test('what says little is passed over for what tells something', () => {
  expect(replyTo('Was it her? The one with the harp in the lift? It was her. I said I knew.')).toBe(
    '“It was her.”',
  )
})

test('before anything general is said, the best there is is given back', () => {
  const message =
    'Tired? Good tired? Why? Piet’s got six colds so I made him soup and put the tray outside his door like somebody feeding a fox or a cat would?'
  const told = message.replace(/would\?$/, 'would.')
  expect(replyTo(told)).toMatch(/^Piet’s got six colds so you made him soup/)
})

test('the word that joins it to what went before is left out', () => {
  expect(replyTo('Every crumb. Then she said it’s salty, Olga, and burst out crying.')).toMatch(/^“She said/)
})

test('a telling that ends in a question is not looked up in what the talk has quoted', () => {
  const index = new SearchIndex()
  const quoted = '“I swam to the green buoy at Leith and touched it.” (Monday 1 September 2025)'
  const turns: Turn[] = [
    { role: 'user', content: 'The sea was warm.' },
    { role: 'assistant', content: `You wrote:\n\n${quoted}` },
  ]
  const lookUp = (message: string): string => {
    const question = questionIn(message, { day: '2026-11-19', weekStart: 'monday', names: [], notNames: [] })
    expect(question).not.toBeNull()
    return replyTo(message, {
      turns,
      finding: question && findingFor(index, question, { page: null, talk: null }),
    })
  }
  expect(lookUp('When did I swim to the green buoy?')).toContain(quoted)
  expect(
    lookUp('It rained. Today I swam past the green buoy and did not think of it. When did it happen?'),
  ).not.toContain(quoted)
})

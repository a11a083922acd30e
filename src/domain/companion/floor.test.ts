import { expect, test } from 'vitest'
import { composeReply } from './compose-reply.ts'
import { isBare, isOverdue } from './floor.ts'
import { quotedBefore } from './quoted-before.ts'
import type { CompanionMode, ReplyRequest, Turn } from './reply.ts'

const talk = (replies: readonly string[]): Turn[] =>
  replies.flatMap((content) => [
    { role: 'user' as const, content: 'The lamp is on the table.' },
    { role: 'assistant' as const, content },
  ])

const replyTo = (message: string, mode: CompanionMode, turns: readonly Turn[]): string => {
  const request: ReplyRequest = {
    ...{ message, mode, turns, style: 'warm_supportive', page: null },
    ...{ recalled: [], entriesSearched: 12, today: '2026-11-19' },
  }
  return composeReply(request, 'on-device')
    .parts.map(({ text }) => text)
    .join('\n\n')
}

test.each([
  ['You left the lamp on.', true],
  ['You left the lamp on. What came of it?', false],
  ['Good news.', false],
  ['You wrote:\n\n“The lamp is green.” (Sunday 9 March 2025)', false],
])('%s: a reply that only gives back: %s', (reply, isOnly) => {
  expect(isBare(reply)).toBe(isOnly)
})

const asking = ['ask', 'challenge', 'plan'] as const
const three = talk(['You left.', 'You came.', 'You sat.'])

test('nothing is asked only because nothing was asked for long', () => {
  const message = 'I moved the lamp to the other table before supper and read beside it.'
  for (const mode of asking) expect(replyTo(message, mode, three)).toMatch(/^You moved the lamp .*\.$/)
})

test('after three replies that only give back a sign is no longer passed over, unless it is there to listen', () => {
  const messages = ['red', 'blue', 'green', 'small', 'old'].map((word) => `I can’t find the ${word} lamp.`)
  const asked = (turns: readonly Turn[]): number =>
    messages.filter((message) => replyTo(message, 'ask', turns).includes('?')).length
  expect(asked(three)).toBe(messages.length)
  expect(asked([])).toBeLessThan(messages.length)
  for (const message of messages) expect(replyTo(message, 'listen', three)).not.toContain('?')
  expect(isOverdue(['You sat.'], 'plan')).toBe(false)
})

test('what is open, changed or due is asked about as the mode asks', () => {
  const message = 'The card came by post. She asked was I still dry.'
  expect(replyTo(message, 'ask', [])).toMatch(/^She asked were you still dry\. .*\?$/)
  const [ask, challenge, plan] = (['ask', 'challenge', 'plan'] as const).map((mode) =>
    replyTo(message, mode, []),
  )
  expect(new Set([ask, challenge, plan]).size).toBe(3)
})

test('a question is also looked for in what the talk has quoted', () => {
  const line = '“nana pat gave me fifty quid and a rape alarm” (Thursday 5 September 2024)'
  const turns = talk([`You wrote:\n\n${line}`])
  expect(quotedBefore(turns, 'what did nana give me for my 18th')).toBe(line)
  expect(quotedBefore(turns, 'when did I see the heron')).toBeNull()
})

test('where nothing is found it speaks of the search, not of the pages', () => {
  expect(replyTo('Did I ever write about a zeppelin?', 'ask', [])).toMatch(/did not find it/)
})

test('at a grave it asks what came back there, and is not sorry by rule', () => {
  const reply = replyTo('Harjit came up with me to the cemetery for the first time.', 'plan', [])
  expect(reply).not.toMatch(/hard|a lot|How have the days/)
})

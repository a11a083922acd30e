import { expect, test } from 'vitest'
import { dangerReply, unsureReply } from './danger-reply.ts'
import { fixedReplyTo } from './fixed-replies.ts'
import { riskOf } from './risk/risk-of-text.ts'

const replyTo = (message: string, replies: readonly string[] = [], isMeantOtherwise = false) =>
  fixedReplyTo({ message, risk: riskOf(message), replies, isMeantOtherwise, before: null, now: null })

test('grave words have one answer, always the same', () => {
  expect(replyTo('I want to die.')).toBe(dangerReply)
  expect(replyTo('I want to die.', [dangerReply])).toBe(dangerReply)
})

test('single words that sound like it are met by words that leave room, with where to turn all the same', () => {
  expect(replyTo('I have a plan for this week.')).toBe(unsureReply)
  expect(unsureReply).toMatch(/emergency number/)
})

test('heavy words are met by another sentence each time, which takes up none of theirs and asks one thing at most', () => {
  const said: string[] = []
  for (let nth = 0; nth < 4; nth++) said.push(replyTo('Everyone would be better off without me.', said) ?? '')
  expect(new Set(said).size).toBe(4)
  for (const reply of said) {
    expect(reply).not.toMatch(/better off/)
    expect(reply.split('?').length - 1).toBeLessThanOrEqual(1)
  }
  expect(said).toContain(replyTo('Everyone would be better off without me.', said))
})

test('thanks for telling are given once, to what is said to have been told to nobody, and to nothing else', () => {
  const thanks = /^Thank you for telling me/
  for (const confided of [
    'I have never told anybody this: I wish I had not been born.',
    'Nobody knows this but some days I hope I do not wake up.',
    'I can’t tell anyone this. They would all be better off without me.',
  ]) {
    expect(replyTo(confided)).toMatch(thanks)
    expect(replyTo(confided, [replyTo(confided) ?? ''])).not.toMatch(thanks)
  }
  for (const other of [
    'They would all be better off without me.',
    'I have an answer ready. Is there any reason I should not press the button this minute?',
  ])
    expect(replyTo(other) ?? '').not.toMatch(thanks)
})

test('what answers words that may be heavy is true where they were not: none says how heavy they are, none doubts them, and none names death', () => {
  const said: string[] = []
  for (let nth = 0; nth < 5; nth++) said.push(replyTo('Everyone would be better off without me.', said) ?? '')
  for (const reply of said)
    expect(reply).not.toMatch(/carries a lot|hard sentence|heav|grave|weigh|large|bear|wanting to die|go on/i)
})

test('what a doctor is asked is left to the words for that, and no wish is', () => {
  const asked = 'Would it be bad if I took my ADHD meds at night to study?'
  expect(riskOf(asked).level).toBe(1)
  expect(replyTo(asked)).toBeNull()
  expect(replyTo('I would not mind not waking up.')).not.toBeNull()
  expect(replyTo('Would be nice to just not wake up tomorrow.')).not.toBeNull()
})

test('what was about something else is asked about, and light words have no fixed answer', () => {
  expect(replyTo('I want to die.', [], true)).toMatch(/^All right/)
  expect(replyTo('The tuner came.')).toBeNull()
})

test('what answers words that may be heavy is short, and somebody close is held out', () => {
  const said: string[] = []
  for (let nth = 0; nth < 5; nth++) said.push(replyTo('Everyone would be better off without me.', said) ?? '')
  for (const reply of said) expect(reply.split(/\s+/).length).toBeLessThanOrEqual(24)
  expect(said.filter((reply) => reply.includes('somebody')).length).toBeGreaterThanOrEqual(2)
})

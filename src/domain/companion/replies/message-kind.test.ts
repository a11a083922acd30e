import { expect, test } from 'vitest'
import { words } from '#domain/text/text.ts'
import { kindOf, namesDanger } from './message-kind.ts'

test.each([
  'I want to die',
  'I don’t want to be alive any more',
  'Sometimes I think about killing myself',
  'I keep thinking of cutting myself',
  'I wish I were dead.',
  'They would be better off dead without me, I mean I would',
])('%s: may mean danger', (message) => {
  expect(namesDanger(message)).toBe(true)
  expect(kindOf(message, words(message))).toBe('danger')
})

test.each([
  'I cut myself shaving',
  'I hurt myself running, the knee again',
  'I was dying of laughter and my feet were killing me',
  'I cut myself some slack',
  'We are killing it at work',
])('%s: means none', (message) => {
  expect(namesDanger(message)).toBe(false)
})

test.each([
  ['Good night.', 'night'],
  ['ok, thanks and good night', 'night'],
  ['tell me a joke', 'joke'],
  ['Are you listening to anything I say?', 'listening'],
  ['who won the world cup in 2018', 'factual'],
  ['Nieko nesuprantu šiandien, viskas per daug.', 'foreign'],
  ['今日は雨でした。', 'foreign'],
  ['I took my medication and went to bed', 'telling'],
  ['Are you a robot?', 'identity'],
  ['What are you?', 'identity'],
  ['Anna asked what are you doing here', 'telling'],
  ['Did I ever write about the river', 'past'],
  ['What did I say about Anna in spring?', 'past'],
  ['I asked him when did I last sing', 'telling'],
  ['thank you', 'thanks'],
  ['Good morning', 'greeting'],
  ['dont be like that', 'rebuke'],
  ['That’s not what I meant.', 'rebuke'],
  ['What should I do about the rent?', 'advice'],
  ['She stands by the hose. Do you reckon it’s right to get her some company?', 'advice'],
  ['He said do you think I’m mad', 'telling'],
  ['What is the capital of France?', 'factual'],
  ['Why do I always wait?', 'telling'],
  ['🌧️', 'wordless'],
  ['tired', 'word'],
  ['Heute war ein langer Tag mit viel Regen', 'foreign'],
])('%s is %s', (message, kind) => {
  expect(kindOf(message, words(message))).toBe(kind)
})

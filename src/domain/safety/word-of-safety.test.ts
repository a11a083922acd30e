import { expect, test } from 'vitest'
import { saysSafe } from './word-of-safety.ts'

test.each([
  'I am safe.',
  "I'm safe now",
  'I’m safe. My sister is here.',
  'Yes, I am safe.',
  'Yes. Safe.',
  "im safe, i'm with anna",
  'I am ok and safe.',
  "I'm somewhere safe.",
  'I am not in danger.',
  'We are both safe.',
  'Safe.',
  'Safe now. My brother is here.',
  'I feel safe again',
  'I put the tablets away and my mum is with me, I am safe',
  'Not in danger any more.',
  'I came down from the roof and I’m safe with my aunt',
  'I am at home and no longer in danger',
])('"%s" is a plain word of safety', (message) => {
  expect(saysSafe(message)).toBe(true)
})

test.each([
  'No.',
  'Yes.',
  'My wife thinks I am safe in bed.',
  'I’ll be safe soon, where nobody hurts',
  'I’m safe enough, whatever',
  'I put the gun to my head and I feel safe',
  'I put the rope back around my neck, I am safe',
  'I walked off the roof and I am safe now',
  'I am at the river and I am safe',
  'I feel safe now that I have decided',
  'I am not safe.',
  "I'm not really safe",
  'I have them here',
  'Am I safe?',
  'I am safe but I do not know for how long.',
  "I'll be safe when it is over",
  'I told them I am safe.',
  'I guess I am safe',
  'It is safe to say nobody cares.',
  'The knife is safe in the drawer',
  'I am safe from nothing.',
  'If I am safe, then why does it feel like this',
  'At home.',
  'Nobody is safe.',
  '...',
  'I am fine',
  "I'm safe, the pills are right here",
])('"%s" is none', (message) => {
  expect(saysSafe(message)).toBe(false)
})

import { expect, test } from 'vitest'
import { cueTypeFrom } from './cue-type-from.ts'

// Spec: S3-075
test.each([
  ['if I am too tired in the evening', 'emotional_state'],
  ['when I don’t feel like it', 'emotional_state'],
  ['if I think I will fail', 'emotional_state'],
  ['my fear of the first bar', 'emotional_state'],
  ['if Dad calls', 'social'],
  ['when a colleague brings cake', 'social'],
  ['if I am at my desk', 'location'],
  ['when I come past the bakery', 'location'],
  ['if I see the chocolate', 'visual'],
  ['when it is after 22:00', 'time'],
  ['if it is Sunday', 'time'],
  ['when my phone buzzes', 'notification'],
  ['if an alarm goes off', 'notification'],
  ['if it rains', 'preceding_event'],
  ['if I start to scroll', 'preceding_event'],
  ['', 'preceding_event'],
])('“%s” is a cue of type %s', (words, type) => {
  expect(cueTypeFrom(words)).toBe(type)
})

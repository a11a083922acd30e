import { expect, test } from 'vitest'
import { deedOfTag, deedsTold, doesAlready } from './told-deeds.ts'

test.each([
  ['I went for a walk after lunch.', 'walk', 'after lunch'],
  ['Walked home in the rain.', 'walk', ''],
  ['I got up and walked to the river.', 'walk', ''],
  ['Called Mum before bed.', 'call', 'before bed'],
  ['I did not sleep, so I went for a run.', 'run', ''],
  ['I read a book before bed.', 'read', 'before bed'],
  ['Went to bed early.', 'bed', ''],
])('“%s” tells of something that was done', (sentence, deed, trigger) => {
  expect(deedsTold(sentence)).toEqual([{ deed, quote: sentence, trigger }])
})

test.each([
  'I did not walk today.',
  'I never walked so far.',
  'I should have gone for a walk.',
  'I wish I had walked.',
  'If I walked more I would sleep.',
  'I almost walked.',
  'Did I go? I walked?',
  'Anna walked home.',
  'I heard that Anna swam and then went running.',
  '“I walked,” he said.',
  '> I walked home.',
  'Yesterday I swam.',
  'I ran out of milk.',
  'I read the email again.',
  'I called the plumber.',
  'I called it a day.',
])('“%s” tells of nothing that was done on its day', (sentence) => {
  expect(deedsTold(sentence)).toEqual([])
})

test('activities and habits are known by their words', () => {
  expect(['Walk', 'reading', 'ill', 'slept badly', 'work'].map(deedOfTag)).toEqual([
    'walk',
    'read',
    undefined,
    undefined,
    undefined,
  ])
  expect(doesAlready('walk', 'Evening stroll')).toBe(true)
  expect(doesAlready('walk', 'Floss')).toBe(false)
})

import { expect, test } from 'vitest'
import { courseSentence, ratingCourse } from './rating-course.ts'

const rated = (
  day: string,
  mood: number | null,
  energy: number | null = null,
  stress: number | null = null,
) => ({
  day,
  mood,
  energy,
  stress,
})

test('a course has every day, each with the mean of what was given', () => {
  const course = ratingCourse(
    [rated('2026-03-01', 4), rated('2026-03-01', 7, 2), rated('2026-02-27', 5), rated('2026-02-01', 1)],
    '2026-03-01',
    4,
  )
  expect(course).toEqual([
    rated('2026-02-26', null),
    rated('2026-02-27', 5),
    rated('2026-02-28', null),
    rated('2026-03-01', 5.5, 2),
  ])
})

test.each([
  [[rated('a', null), rated('b', null)], 'Nothing is drawn until you say it.'],
  [
    [rated('a', 6), rated('b', null)],
    'Mood was 6 on the one day that has it. One day has no rating, so nothing is drawn there.',
  ],
  [[rated('a', 4), rated('b', 7.25)], 'Mood lay between 4 and 7.3 on two days. Every day has a rating.'],
  [[rated('a', 5), rated('b', 5)], 'Mood stayed at 5 on two days. Every day has a rating.'],
  [[rated('a', null, 5)], 'No mood was given. Every day has a rating.'],
])('the sentence says what the lines rest on', (course, sentence) => {
  expect(courseSentence(course)).toBe(sentence)
})

test.each([
  [[4, 4, 5, 6, 6, 6], 'Mood has been higher in the last three days: 6 after 4.3. Every day has a rating.'],
  [[8, 7, 7, 6, 6, 6], 'Mood has been lower in the last three days: 6 after 7.3. Every day has a rating.'],
  [
    [5, 6, 5, 6, 6, 6],
    'Mood has stayed about level in the last three days: 6 after 5.3. Every day has a rating.',
  ],
  [
    [4, 4, null, 6, 6, 6],
    'Mood lay between 4 and 6 on five days. One day has no rating, so nothing is drawn there.',
  ],
])('with days enough on both sides it says which way the mood went', (moods, sentence) => {
  expect(courseSentence(moods.map((mood, nth) => rated(String(nth), mood)))).toBe(sentence)
})

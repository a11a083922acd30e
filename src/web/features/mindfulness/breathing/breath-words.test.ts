import { expect, test } from 'vitest'
import { patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { doneWords, minutesOf, paceWords, phaseRows, planWords, shortForm } from './breath-words.ts'

test('times, paces and ends are said as people say them', () => {
  expect([0, 59_999, 82_000, 1_200_000].map(minutesOf)).toEqual(['0:00', '0:59', '1:22', '20:00'])
  expect(paceWords(patternOf('4-7-8'), 3)).toBe('19 seconds a breath, about nine in three minutes.')
  expect(paceWords({ inhale: 5.5, hold1: 0, exhale: 7, hold2: 0 }, 20)).toBe(
    '12.5 seconds a breath, about 96 in twenty minutes.',
  )
  expect(planWords(patternOf('box'), 1)).toBe('Box Breathing, one minute.')
  expect(doneWords(11, 180_000)).toBe('Eleven cycles in three minutes')
  expect(doneWords(1, 20_000)).toBe('One cycle in one minute')
})

// Spec: S2-132
test('a rhythm is shown by the phases that it has, with their seconds', () => {
  const shown = (id: string) => phaseRows(patternOf(id)).map(({ label, seconds }) => `${label} ${seconds} s`)
  expect(shown('4-7-8')).toEqual(['Breathe In 4 s', 'Hold Breath 7 s', 'Breathe Out 8 s'])
  expect(shown('energizing')).toEqual(['Breathe In 5 s', 'Breathe Out 4 s'])
  expect(['box', '4-7-8', 'energizing'].map((id) => shortForm(patternOf(id)))).toEqual([
    '4-4-4-4',
    '4-7-8',
    '5-4',
  ])
})

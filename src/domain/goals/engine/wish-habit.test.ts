import { expect, test } from 'vitest'
import { sentenceText } from '../../habits/habit-sentence.ts'
import { areaFor, habitFromWish } from './wish-habit.ts'
import { planFrom } from './wish-steps.ts'

const tired = 'I am too tired in the evening.'

test.each([
  ['If I am too tired, then I will play one piece.', 'if I am too tired', 'play one piece'],
  ['When it rains, I will take the coat', 'when it rains', 'take the coat'],
  ['If I think I will fail,then I’ll say it aloud', 'if I think I will fail', 'say it aloud'],
  ['If Dad calls, I play him the first bar', 'if Dad calls', 'play him the first bar'],
  ['Then I will go to bed', 'if I am too tired in the evening', 'go to bed'],
  ['Put the phone away!', 'if I am too tired in the evening', 'put the phone away'],
])('the plan “%s” is set off “%s”', (plan, trigger, behavior) => {
  expect(habitFromWish({ obstacle: tired, plan })).toMatchObject({ trigger, behavior })
})

test('the habit of a wish reads as one sentence and has a name of its own', () => {
  const habit = habitFromWish({ obstacle: tired, plan: `${planFrom(tired)}play one piece.` })
  expect(habit?.name).toBe('Play one piece')
  expect(sentenceText({ trigger: '', behavior: '', ...habit, reinforcement: '', kind: 'track' })).toBe(
    'If I am too tired in the evening, I will play one piece.',
  )
})

test.each(['', '   ', planFrom(tired), 'Then I will', 'If I am too tired, then I will .'])(
  'the plan “%s” does not say yet what will be done',
  (plan) => {
    expect(habitFromWish({ obstacle: tired, plan })).toBeNull()
  },
)

test('a long plan keeps within what a habit holds', () => {
  const habit = habitFromWish({ obstacle: '', plan: `If ${'a'.repeat(400)}, then I will ${'b'.repeat(600)}` })
  expect([habit?.trigger.length, habit?.behavior.length, habit?.name.length]).toEqual([300, 500, 200])
})

test('every category of a goal has an area that its habit begins in', () => {
  expect(areaFor('financial')).toBe('finance')
  expect(areaFor('spiritual')).toBe('mindfulness')
})

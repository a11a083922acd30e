import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleHabit } from '#domain/habits/sample-habit.test-support.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { RunEnd } from './run-end.tsx'
import { RunStep } from './run-step.tsx'

const row = (changes: Partial<HabitRow>): HabitRow =>
  ({ ...sampleHabit(), id: 'a', today: 'due', quota: null, note: null, skip: null, ...changes }) as HabitRow
const nothing = () => undefined
const step = (changes: Partial<HabitRow>, hasTimer = true): string =>
  renderToStaticMarkup(
    <RunStep habit={row(changes)} hasTimer={hasTimer} onAnswer={nothing} onEnd={nothing} />,
  )
const pressable = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, words]) => words ?? '')

test('a habit of a run is done, skipped, left or paused, and has a timer where it has minutes', () => {
  const target = { value: 10, unit: 'minutes', direction: 'at_least' } as const
  const answers = ['Done', 'Skip', 'Not now', 'Pause']
  expect(pressable(step({}))).toEqual(answers)
  expect(pressable(step({ target }))).toEqual(['Start', ...answers])
  expect(step({ target })).toContain('10:00')
  expect(
    step({ target, today: 'partly', note: { value: 4, notes: '', mood: null, difficulty: null } }),
  ).toMatch(/4 minutes of 10\..*6:00/)
  expect(step({ target }, false)).not.toContain('timer')
})

test('a run ends with what became of each habit, and goes on where one was left', () => {
  const outcomes = [
    { id: 'a', name: 'Lid open', outcome: 'done' },
    { id: 'b', name: 'Phone in the hallway', outcome: 'unreached' },
    { id: 'c', name: '', outcome: 'gone' },
  ] as const
  const html = renderToStaticMarkup(<RunEnd outcomes={outcomes} onGoOn={nothing} onClose={nothing} />)
  expect(html).toContain('One done, one not reached.')
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(pressable(html)).toEqual(['Back to the list', 'Go on'])
  const whole = renderToStaticMarkup(
    <RunEnd outcomes={outcomes.slice(0, 1)} onGoOn={null} onClose={nothing} />,
  )
  expect(pressable(whole)).toEqual(['Back to the list'])
})

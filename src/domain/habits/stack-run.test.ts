import { describe, expect, test } from 'vitest'
import type { TodayState } from './schedule/due-today.ts'
import { stackNameFault } from './stack-name.ts'
import {
  countedBy,
  nextInRun,
  notCounted,
  outcomeOf,
  type RunHabit,
  runQueue,
  runSentence,
  secondsLeftOf,
  startedAt,
  stoppedAt,
} from './stack-run.ts'

const habit = (id: string, today: TodayState = 'due', more: Partial<RunHabit> = {}): RunHabit => ({
  id,
  today,
  isArchived: false,
  target: null,
  note: null,
  ...more,
})
const none: ReadonlySet<string> = new Set()

describe('a run of a stack', () => {
  test('asks in the order of the stack for what is to do that day, and for nothing else', () => {
    const states: readonly TodayState[] = [
      'free',
      'open',
      'paused',
      'due',
      'coming',
      'partly',
      'done',
      'enough',
      'skipped',
    ]
    const habits = [
      ...states.map((today) => habit(today, today)),
      habit('put away', 'due', { isArchived: true }),
      habit('over its limit', 'partly', { target: { value: 4, unit: 'glasses', direction: 'at_most' } }),
    ]
    const places = habits.map(({ id }, at) => ({ stackId: 'one', habitId: id, order: 100 - at }))
    const elsewhere = { stackId: 'two', habitId: 'due', order: 0 }
    expect(runQueue('one', [...places, elsewhere], habits)).toEqual(['partly', 'due', 'open'])
    expect(runQueue('two', [...places, elsewhere], habits)).toEqual(['due'])
  })

  test('goes on past what was deleted, done or paused meanwhile', () => {
    const queue = ['a', 'b', 'c']
    expect(nextInRun(queue, none, [habit('a'), habit('b'), habit('c')])?.id).toBe('a')
    expect(nextInRun(queue, new Set(['a']), [habit('a'), habit('c')])?.id).toBe('c')
    expect(nextInRun(queue, none, [habit('a', 'done'), habit('b', 'paused'), habit('c')])?.id).toBe('c')
    expect(nextInRun(queue, new Set(queue), [habit('a'), habit('b'), habit('c')])).toBeUndefined()
  })

  test('says at its end what became of each, and a skip that was taken back is none', () => {
    const habits = [habit('a', 'done'), habit('b', 'skipped'), habit('c'), habit('d'), habit('e', 'paused')]
    const outcomes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      outcomeOf(id, new Set(['a', 'b', 'c']), habits),
    )
    expect(outcomes).toEqual(['done', 'skipped', 'left', 'unreached', 'gone', 'gone'])
    expect(runSentence(outcomes)).toBe('One done, one skipped, one left for later, one not reached.')
    expect(outcomeOf('b', new Set(['b']), [habit('b')])).toBe('left')
    expect(runSentence(['done', 'done', 'gone'])).toBe('Both done.')
    expect(runSentence(['done', 'done', 'done'])).toBe('All three done.')
    expect(runSentence(['done'])).toBe('Done.')
    expect(runSentence(['skipped', 'skipped'])).toBe('Two skipped.')
    expect(runSentence(['gone'])).toBe('Nothing in this stack is left to do.')
  })

  test('has a timer for minutes, or for what is left of them', () => {
    const target = { value: 10, unit: 'minutes', direction: 'at_least' } as const
    expect(secondsLeftOf(habit('a', 'due', { target }))).toBe(600)
    expect(secondsLeftOf(habit('a', 'partly', { target, note: { value: 4 } }))).toBe(360)
    expect(secondsLeftOf(habit('a', 'due', { target: { ...target, unit: 'pages' } }))).toBeNull()
    expect(secondsLeftOf(habit('a'))).toBeNull()
  })

  test('counts no time while it is paused', () => {
    const first = startedAt(notCounted, 1_000)
    const stopped = stoppedAt(first, 4_000)
    expect([countedBy(notCounted, 500), countedBy(first, 3_000), countedBy(stopped, 90_000)]).toEqual([
      0, 2_000, 3_000,
    ])
    expect(countedBy(startedAt(stopped, 90_000), 91_000)).toBe(4_000)
    expect(stoppedAt(stopped, 95_000)).toEqual(stopped)
  })
})

// Spec: S5-029
test('a stack has a name, and one that no other has', () => {
  expect(stackNameFault('  ', [])).toBe('Stack name is required')
  expect(stackNameFault(' after Supper', ['Morning', 'After supper'])).toBe(
    'There is a stack called “After supper” already',
  )
  expect(stackNameFault('Evening', ['Morning'])).toBeUndefined()
})

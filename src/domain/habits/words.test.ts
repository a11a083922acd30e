import { describe, expect, test } from 'vitest'
import { frequencyWords, minutesOf, quotaWords, targetWords } from './frequency-words.ts'
import { cueWords, nameFrom, partsWords, sentenceText } from './habit-sentence.ts'
import {
  dayShares,
  dueNowFirst,
  listedOnce,
  pastSentence,
  shareWords,
  todaySections,
  todaySentence,
  weeksSentence,
} from './today-sections.ts'

const said = {
  trigger: 'supper',
  behavior: 'play ten minutes',
  reinforcement: 'leave the lid open',
  kind: 'build',
} as const

test.each([
  ['supper', 'After supper'],
  ['after the late bus.', 'After the late bus'],
  ['when the lamp is lit', 'When the lamp is lit'],
  [' ', ''],
])('under its name a habit that comes with "%s" says "%s"', (trigger, words) => {
  expect(cueWords(trigger)).toBe(words)
})

describe('a habit is one sentence', () => {
  test.each([
    [said, 'After supper, I will play ten minutes, then leave the lid open.'],
    [{ ...said, trigger: '', reinforcement: '' }, 'I will play ten minutes.'],
    [
      { ...said, trigger: 'when the lamp is lit', reinforcement: '' },
      'When the lamp is lit, I will play ten minutes.',
    ],
    [
      { ...said, trigger: 'At 20:30.', behavior: 'I will swim.', reinforcement: '' },
      'At 20:30, I will swim.',
    ],
    [
      { ...said, kind: 'break' as const, behavior: 'look at the phone', reinforcement: '' },
      'After supper, I will not look at the phone.',
    ],
    [
      { ...said, trigger: 'the afternoon tea', reinforcement: '' },
      'After the afternoon tea, I will play ten minutes.',
    ],
  ])('%#', (habit, expected) => {
    expect(sentenceText(habit)).toBe(expected)
  })

  test('and the builder says how much of it is written', () => {
    expect(partsWords({ trigger: '', behavior: ' ', reinforcement: '' })).toBe('Nothing written yet')
    expect(partsWords({ ...said, behavior: '' })).toBe('Two of three parts written')
    expect(partsWords(said)).toBe('All three parts written')
    expect(nameFrom('I will stand by the river.')).toBe('Stand by the river')
    expect(nameFrom(`a${'🎹'.repeat(200)}`)).toBe(`A${'🎹'.repeat(99)}`)
  })
})

test('how far a habit is within its week is said in figures', () => {
  const km = { value: 15, unit: 'km', direction: 'at_least' } as const
  expect(quotaWords({ count: 1, asked: 2, sum: null }, null)).toBe('1 of 2')
  expect(quotaWords({ count: 1, asked: 3, sum: null }, km)).toBe('1 of 3')
  expect(quotaWords({ count: 0, asked: 1, sum: 7.2 + 0.1 }, km)).toBe('7.3 of 15 km')
  expect(quotaWords({ count: 0, asked: 1, sum: 3 }, { ...km, unit: '', direction: 'at_most' })).toBe(
    '3 of at most 15',
  )
})

test('how often is said in words', () => {
  expect(
    [
      { type: 'daily' },
      { type: 'weekdays', times: ['19:00', '07:30'] },
      { type: 'weekends' },
      { type: 'weekly', days: [0, 1, 4] },
      { type: 'weekly' },
      { type: 'monthly', days: [22, 1, 13] },
      { type: 'monthly' },
      { type: 'custom', timesPerWeek: 2 },
      { type: 'custom', everyDays: 2 },
      { type: 'custom', everyDays: 10 },
      { type: 'custom', days: [2] },
    ].map((one) => frequencyWords(one as Parameters<typeof frequencyWords>[0])),
  ).toEqual([
    'every day',
    'on weekdays, at 07:30 and 19:00',
    'at weekends',
    'on Mondays, Thursdays and Sundays',
    'once a week',
    'on the 1st, 13th and 22nd of the month',
    'once a month',
    'twice a week',
    'every other day',
    'every 10 days',
    'on Tuesdays',
  ])
  const target = { value: 10, unit: 'minutes', direction: 'at_least' } as const
  expect([targetWords(target), minutesOf(target)]).toEqual(['at least 10 minutes', 10])
  expect([minutesOf({ ...target, unit: 'h', value: 0.5 }), minutesOf({ ...target, unit: 'pages' })]).toEqual([
    30,
    null,
  ])
})

describe('a day’s list', () => {
  const one = (id: string, more = {}) => ({
    id,
    order: 0,
    frequency: { type: 'daily' as const },
    today: 'due' as const,
    quota: null,
    ...more,
  })
  const stack = (id: string, timeOfDay: 'morning' | 'evening') => ({ id, name: `Stack ${id}`, timeOfDay })

  test('goes by stack and part of the day, and is the same once something is done', () => {
    const habits = [
      one('a', { order: 3 }),
      one('b'),
      one('c', { frequency: { type: 'daily', times: ['07:00'] } }),
      one('d', { quota: { count: 0, asked: 2 } }),
      one('e'),
    ]
    const stacks = [stack('late', 'evening'), stack('early', 'morning')]
    const places = [
      { stackId: 'late', habitId: 'b', order: 1 },
      { stackId: 'late', habitId: 'a', order: 0 },
      { stackId: 'early', habitId: 'a', order: 0 },
    ]
    const shape = (list: typeof habits) =>
      todaySections(list, stacks, places).map(({ title, habits: inside }) => [
        title,
        inside.map(({ id }) => id).join(''),
      ])
    const expected = [
      ['Stack early', 'a'],
      ['Morning', 'c'],
      ['Stack late', 'ab'],
      ['Any time', 'e'],
      ['When it fits', 'd'],
    ]
    expect(shape(habits)).toEqual(expected)
    expect(shape(habits.map((habit) => ({ ...habit, today: 'done' as never })))).toEqual(expected)
  })

  test('has a habit in each of its stacks, and where it is wanted once in the first of them', () => {
    const stacks = [stack('late', 'evening'), stack('early', 'morning')]
    const places = [
      { stackId: 'late', habitId: 'a', order: 0 },
      { stackId: 'early', habitId: 'a', order: 0 },
      { stackId: 'early', habitId: 'b', order: 1 },
    ]
    const sections = todaySections([one('a'), one('b')], stacks, places)
    const shape = (list: typeof sections) =>
      list.map(({ id, habits }) => `${id} ${habits.map((habit) => habit.id).join('')}`)
    expect(shape(sections)).toEqual(['early ab', 'late a'])
    expect(sections.map(({ aside }) => aside)).toEqual(['morning', 'evening'])
    const [plain] = todaySections([one('a')], [{ ...stack('late', 'evening'), name: 'Evening' }], places)
    expect(plain?.aside).toBe('')
    expect(shape(listedOnce(sections))).toEqual(['early ab'])
    expect(dueNowFirst(sections, 21, () => false).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('that is short begins with what is to be done now, and ends with what is done', () => {
    const timed = (id: string, time: string, today = 'due') =>
      one(id, { frequency: { type: 'daily', times: [time] }, today })
    const habits = [
      timed('m', '07:00'),
      timed('n', '08:00', 'done'),
      timed('e', '21:00'),
      one('x'),
      timed('a', '13:00'),
    ]
    const order = (hour: number) =>
      dueNowFirst(todaySections(habits, [], []), hour, ({ today }) => String(today) === 'done')
        .map(({ id }) => id)
        .join('')
    expect([7, 13, 22, 2].map(order)).toEqual(['mxaen', 'axmen', 'exman', 'exman'])
  })

  test('that is over is told without a reproach', () => {
    const of = (...states: string[]) =>
      pastSentence(
        states.map((today) => ({ today: today as 'due' })),
        true,
      )
    expect(of('done', 'due', 'done', 'partly')).toBe('Two of four done.')
    expect(of('done', 'done')).toBe('Both done.')
    expect(of('done', 'skipped')).toBe('Done. One skipped.')
    expect(of('due', 'due', 'due')).toBe('Three not filled in.')
    expect(of('open')).toBe('Nothing was due.')
    expect(of('skipped')).toBe('Nothing else was due. One skipped.')
    expect(pastSentence([], false)).toBe('None of your habits had begun yet.')
  })

  test('is filled by the share of what was due; what was skipped, paused or free asked for nothing', () => {
    const shares = dayShares([
      ['done', 'missed', 'skipped', 'due'],
      ['partly', 'done', 'free', 'done'],
      ['missed', 'paused', 'paused', 'due'],
    ])
    expect(shares.map(({ share }) => share)).toEqual([0.5, 0.5, null, 1 / 3])
    expect(shares.map(shareWords)).toEqual([
      'one of three done',
      'one of two done',
      'nothing due',
      'one of three done',
    ])
    expect(dayShares([])).toEqual([])
  })

  test('is summed up without hurry', () => {
    const of = (...states: string[]) => todaySentence(states.map((today) => ({ today: today as 'due' })))
    expect(of('done', 'done', 'due', 'due')).toBe('Two done, two to go. Nothing is late.')
    expect(of('due')).toBe('One for today. Nothing is late.')
    expect(of('done')).toBe('Done. That was all for today.')
    expect(of('done', 'done', 'open')).toBe('Both done.')
    expect(of('open')).toBe('Nothing is due today. What fits is below.')
    expect(of()).toBe('Nothing is due today.')
    expect(
      weeksSentence([
        ['done', 'missed', 'skipped'],
        ['done', 'free', 'due'],
      ]),
    ).toBe('2 of 3 due were done, one skipped. One more is due today.')
  })
})

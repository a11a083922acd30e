import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from '../../text/csv.ts'
import type { Habit } from '../habit.ts'
import { lived, sampleHabit } from '../sample-habit.test-support.ts'
import { readHabitBull } from './habitbull-csv.ts'
import { planImport } from './import-plan.ts'
import { dayInFile } from './imported-habit.ts'
import { loopFrequency, readLoop } from './loop-csv.ts'
import { type ExportedHabit, loopFiles } from './loop-export.ts'

test('CSV keeps commas, quotes and line breaks, and says on which line a row began', () => {
  const text = '\uFEFFa,"b, ""c""",d\r\n\r\n"two\nlines",x,\n'
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ['a', 'b, "c"', 'd'] },
    { line: 3, cells: ['two\nlines', 'x', ''] },
  ])
  expect(writeCsv([['=1+1', 'a "b"', 3, '-1']])).toBe('\'=1+1,"a ""b""",3,-1\n')
})

test('days are read as apps write them, and no day that there is not', () => {
  expect(
    ['2026-11-19', '11/19/2026', '1/2/2026', '2028-02-29', '2026-02-29', 'x', '13/13/2026'].map(dayInFile),
  ).toEqual(['2026-11-19', '2026-11-19', '2026-01-02', '2028-02-29', null, null, null])
})

const habitsCsv = `Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
001,"Read, slowly",YES_NO,Did you read?,At night,1,1,#ff0000,,,,false
002,Water,NUMERICAL,,,1,1,#ff0000,glasses,AT_LEAST,8.0,true
003,Swim,YES_NO,,,2,7,#ff0000,,,,false
004,,YES_NO,,,1,1,#ff0000,,,,false
`
const checkmarksCsv = `Date,"Read, slowly",Water,Swim,
2026-11-19,YES_MANUAL,6000,UNKNOWN,
2026-11-18,SKIP,-1,2,
yesterday,YES_MANUAL,1,2,
2026-11-17,NO,0,MAYBE,
2026-11-16,2,500,YES_AUTO,
`

describe('an export of Loop', () => {
  const files = new Map([
    ['Habits.csv', habitsCsv],
    ['Checkmarks.csv', checkmarksCsv],
    [
      '001 Read slowly/Checkmarks.csv',
      'Date,Value,Notes\n2026-11-19,YES_MANUAL,two pages\n2026-11-18,SKIP,ill\n',
    ],
  ])

  test('is read with its frequencies, targets, skips and notes, and names each broken line', () => {
    const read = readLoop(files)
    const [book, water, swim] = read?.habits ?? []
    expect(book).toMatchObject({
      name: 'Read, slowly',
      about: 'Did you read?\nAt night',
      frequency: { type: 'daily' },
    })
    expect([...(book?.days ?? [])]).toEqual([
      ['2026-11-19', { value: null, notes: 'two pages' }],
      ['2026-11-16', { value: null, notes: '' }],
    ])
    expect([...(book?.skips ?? [])]).toEqual([['2026-11-18', 'ill']])
    expect(water).toMatchObject({
      isArchived: true,
      target: { value: 8, unit: 'glasses', direction: 'at_least' },
    })
    expect([...(water?.days.values() ?? [])].map(({ value }) => value)).toEqual([6, 0.5])
    expect([...(swim?.days.keys() ?? [])]).toEqual(['2026-11-18'])
    expect(read?.broken.map(({ file, line }) => `${file} ${line}`)).toEqual([
      'Habits.csv 5',
      'Checkmarks.csv 4',
      'Checkmarks.csv 5',
    ])
    expect(readLoop(new Map())).toBeNull()
  })

  test('says how often in the words of a habit here', () => {
    expect([
      loopFrequency(1, 1),
      loopFrequency(1, 7),
      loopFrequency(3, 7),
      loopFrequency(1, 30),
      loopFrequency(1, 3),
    ]).toEqual([
      { type: 'daily' },
      { type: 'weekly' },
      { type: 'custom', timesPerWeek: 3 },
      { type: 'monthly' },
      { type: 'custom', everyDays: 3 },
    ])
  })

  test('is told before anything is kept: what is new, what is here, what is the same', () => {
    const read = readLoop(files)
    if (!read) throw new Error('It was not read')
    const plan = planImport(read, [{ name: 'read,  SLOWLY', days: new Set(['2026-11-19']) }], '2026-11-18')
    expect(plan).toMatchObject({ newHabits: 2 })
    expect(plan.habits[0]).toMatchObject({
      isKnown: true,
      newDays: 1,
      newSkips: 1,
      sameDays: 1,
      first: '2026-11-16',
    })
    expect(plan.habits[1]).toMatchObject({ often: 'every day, at least 8 glasses', newDays: 1 })
  })

  const exported = (changes: Partial<Habit>, days: ExportedHabit['days'], skips: ExportedHabit['skips']) => {
    const habit = sampleHabit({ startDate: '2026-11-15', ...changes })
    const values = Object.fromEntries([...days].map(([day, { value }]) => [day, value ?? 0]))
    const noted = habit.target ? { values } : { done: [...days.keys()] }
    const course = lived(habit, { ...noted, skipped: [...skips.keys()], today: '2026-11-19' })
    return { habit, days, skips, course }
  }
  const ticks = (...days: string[]) => new Map(days.map((day) => [day, { value: null, notes: '' }]))

  test('comes back from what was written for it', () => {
    const target = { value: 8, unit: 'glasses', direction: 'at_most' } as const
    const pages = { value: 20, unit: 'pages', direction: 'at_least' } as const
    const written = loopFiles(
      [
        exported(
          { name: 'Tea, "black"', target },
          new Map([['2026-11-18', { value: 3.5, notes: 'with, milk' }]]),
          new Map([['2026-11-17', 'ill']]),
        ),
        exported({ name: 'Swim', frequency: { type: 'custom', timesPerWeek: 2 } }, new Map(), new Map()),
        exported(
          { name: 'Read', frequency: { type: 'custom', timesPerWeek: 3 }, target: pages },
          new Map(),
          new Map(),
        ),
      ],
      '2026-11-19',
    )
    expect(written.get('Habits.csv')).toContain('pages,AT_LEAST,60,')
    const read = readLoop(written)
    expect(read?.broken).toEqual([])
    expect(read?.habits[0]).toMatchObject({ name: 'Tea, "black"', target })
    expect([...(read?.habits[0]?.days ?? [])]).toEqual([['2026-11-18', { value: 3.5, notes: 'with, milk' }]])
    expect([...(read?.habits[0]?.skips ?? [])]).toEqual([['2026-11-17', 'ill']])
    expect(read?.habits[1]?.frequency).toEqual({ type: 'custom', timesPerWeek: 2 })
    expect(read?.habits[2]).toMatchObject({ frequency: { timesPerWeek: 3 }, target: pages })
  })

  test('is written with the scores that Loop gives the same days', () => {
    const written = loopFiles(
      [
        exported({ name: 'Walk' }, ticks('2026-11-16', '2026-11-17', '2026-11-18'), new Map()),
        exported(
          { name: 'Swim', frequency: { type: 'weekly' } },
          ticks('2026-11-15'),
          new Map([['2026-11-17', '']]),
        ),
      ],
      '2026-11-19',
    )
    // Daily: 1 - 0.5^(n/13). Weekly: half of (1 - 0.980051) on the day and on each after it; nothing on the skipped one, nor on a today that is open.
    expect(written.get('Scores.csv')).toBe(
      `Date,Walk,Swim
2026-11-19,0.1478,0.0293
2026-11-18,0.1478,0.0293
2026-11-17,0.1011,0.0198
2026-11-16,0.0519,0.0198
2026-11-15,0.0000,0.0100
`,
    )
    expect(written.get('001 Walk/Scores.csv')).toBe(
      'Date,Score\n2026-11-19,0.1478\n2026-11-18,0.1478\n2026-11-17,0.1011\n2026-11-16,0.0519\n',
    )
  })
})

test('a CSV of HabitBull is read by the names of its columns, and broken lines are named', () => {
  const text = `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
Run,Slowly,Health,2026-11-19,1,"cold, clear"
Run,Slowly,Health,2026-11-18,0,
Pages,,Mind,2026-11-19,12,
Run,Slowly,Health,soon,1,
,,,2026-11-19,1,
Run,,,2026-11-17,many,
`
  const read = readHabitBull(text)
  expect(read?.habits.map(({ name, days }) => [name, ...days])).toEqual([
    ['Run', ['2026-11-19', { value: null, notes: 'cold, clear' }]],
    ['Pages', ['2026-11-19', { value: 12, notes: '' }]],
  ])
  expect(read?.broken.map(({ line }) => line)).toEqual([5, 6, 7])
  expect(readHabitBull('a,b\n1,2\n')).toBeNull()
})

test('a file with more habits than anybody has is read in proportion to its length', () => {
  const names = Array.from({ length: 12_000 }, (_, at) => `h${at}`)
  const files = new Map([
    ['Habits.csv', `Position,Name\n${names.map((name, at) => `${at},${name}\n`).join('')}`],
    ['Checkmarks.csv', `Date,${names.join(',')}\n2026-01-01${',2'.repeat(names.length)}\n`],
    ...names.map(
      (name, at) => [`${at} ${name}/Checkmarks.csv`, 'Date,Value,Notes\n2026-01-01,2,n\n'] as const,
    ),
  ])
  const from = process.threadCpuUsage().user
  const read = readLoop(files)
  expect((process.threadCpuUsage().user - from) / 1_000).toBeLessThan(4_000)
  expect(read?.habits.map(({ name }) => name)).toEqual(names)
  expect(read?.habits.at(-1)?.days.get('2026-01-01')).toEqual({ value: null, notes: 'n' })
})

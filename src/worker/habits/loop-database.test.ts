import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { ReadHabits } from '#domain/habits/exchange/imported-habit.ts'
import { addDays } from '#domain/time/day.ts'
import { readHabitFile } from './habit-file.ts'

vi.mock('sql.js/dist/sql-wasm-browser.wasm?url', async () => {
  const { readFile } = await import('node:fs/promises')
  const path = new URL(import.meta.resolve('sql.js/dist/sql-wasm-browser.wasm'))
  return { default: `data:application/wasm;base64,${(await readFile(path)).toString('base64')}` }
})

const readFile = (bytes: Uint8Array): Promise<ReadHabits | string> =>
  readHabitFile(new Blob([bytes as Uint8Array<ArrayBuffer>]))

async function loopIn(bytes: Uint8Array): Promise<ReadHabits> {
  const read = await readFile(bytes)
  if (typeof read === 'string') throw new Error(read)
  return read
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The bytes of a database that the real SQLite wrote. */
function written(fill: (database: DatabaseSync) => void): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'loop-'))
  folders.push(folder)
  const path = join(folder, 'backup.db')
  const database = new DatabaseSync(path)
  fill(database)
  database.close()
  return new Uint8Array(readFileSync(path))
}

const habitsTable = `create table Habits ( id integer primary key autoincrement, archived integer, color integer,
  description text, freq_den integer, freq_num integer, highlight integer, name text, position integer,
  reminder_hour integer, reminder_min integer, reminder_days integer not null default 127, type integer not null default 0,
  target_type integer not null default 0, target_value real not null default 0, unit text not null default "")`
const daysTable = `create table Repetitions ( id integer primary key autoincrement,
  habit integer not null references Habits(id), timestamp integer not null, value integer not null)`

const ms = (day: string): number => Date.parse(`${day}T00:00:00Z`)

function loop(database: DatabaseSync): void {
  database.exec(`${habitsTable}; ${daysTable}`)
  // Loop added these when it grew; rows of before end earlier than the table.
  const habit = database.prepare(
    'insert into Habits (archived, description, freq_den, freq_num, name, position, type, target_type, target_value, unit) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  habit.run(0, 'Did you walk?', 7, 3, 'Spaziergang – früh', 1, 0, 0, 0, '')
  habit.run(1, '', 1, 1, 'Read', 0, 1, 0, 20.5, 'pages')
  habit.run(0, '', 0, 1, 'No interval', 2, 0, 0, 0, '')
  database.exec('alter table Habits add column question text; alter table Repetitions add column notes text')
  const day = database.prepare('insert into Repetitions (habit, timestamp, value, notes) values (?, ?, ?, ?)')
  day.run(1, ms('2026-11-02'), 2, 'In the rain')
  day.run(1, ms('2026-11-03'), 3, 'Ill')
  day.run(1, ms('2026-11-04'), 0, null)
  day.run(1, ms('2026-11-05'), 1, null)
  day.run(2, ms('2024-02-29'), 12_500, null)
  day.run(3, ms('2026-11-02'), 2, null)
  day.run(1, -5, 2, null)
}

test('a backup of Loop brings its habits in their order, with their days, skips, amounts and notes', async () => {
  const read = await loopIn(written(loop))
  expect(read.habits).toMatchObject([
    {
      name: 'Read',
      about: '',
      frequency: { type: 'daily' },
      target: { value: 20.5, unit: 'pages', direction: 'at_least' },
      isArchived: true,
    },
    {
      name: 'Spaziergang – früh',
      about: 'Did you walk?',
      frequency: { type: 'custom', timesPerWeek: 3 },
      target: null,
      isArchived: false,
    },
  ])
  const [pages, walk] = read.habits
  expect([...(pages?.days ?? [])]).toEqual([['2024-02-29', { value: 12.5, notes: '' }]])
  expect([...(walk?.days ?? [])]).toEqual([['2026-11-02', { value: null, notes: 'In the rain' }]])
  expect([...(walk?.skips ?? [])]).toEqual([['2026-11-03', 'Ill']])
})

test('rows that cannot be read are named, and nothing else is lost', async () => {
  expect((await loopIn(written(loop))).broken).toEqual([
    { file: 'Habits', line: 3, sentence: 'How often it is due could not be read.' },
    { file: 'Repetitions', line: 6, sentence: 'It belongs to a habit that could not be read.' },
    { file: 'Repetitions', line: 7, sentence: '“-5” is not a date.' },
  ])
})

test.each([512, 4_096, 65_536])(
  'ten years of days and long notes are read from pages of %i bytes',
  async (size) => {
    const count = 3_650
    const notes = 'Long. '.repeat(300)
    const bytes = written((database) => {
      database.exec(`pragma page_size = ${size}; ${habitsTable}; ${daysTable}`)
      database.exec('alter table Repetitions add column notes text')
      database.exec(`insert into Habits (freq_den, freq_num, name) values (1, 1, 'Walk')`)
      const day = database.prepare(
        'insert into Repetitions (habit, timestamp, value, notes) values (1, ?, 2, ?)',
      )
      database.exec('begin')
      for (let nth = 0; nth < count; nth++)
        day.run(ms(addDays('2016-11-01', nth)), nth % 500 === 0 ? notes : null)
      database.exec('commit')
    })
    const days = (await loopIn(bytes)).habits[0]?.days
    expect(days?.size).toBe(count)
    expect(days?.get('2016-11-01')?.notes).toBe(notes.trim())
    expect(days?.get(addDays('2016-11-01', count - 1))).toEqual({ value: null, notes: '' })
  },
)

test('another database is none of Loop, and a view in the place of a table is not run', async () => {
  const none = /^This is neither an export of Loop/
  expect(await readFile(written((database) => database.exec('create table notes (text text)')))).toMatch(none)
  const endless = `create view Habits as with recursive n(id) as (select 1 union all select id + 1 from n) select id from n`
  expect(await readFile(written((database) => database.exec(`${endless}; ${daysTable}`)))).toMatch(none)
})

test('a backup that is cut short, or has wrong bytes, ends in habits or in a clear no, and never goes on for ever', async () => {
  const whole = written(loop)
  for (const length of [16, 20, 100, 5_000])
    expect(await readFile(whole.slice(0, length)), String(length)).toMatch(/^This backup is broken/)
  const chance = seededRandom(7)
  const next = (most: number): number => Math.floor(chance() * most)
  const said = new Set<string>()
  for (let round = 0; round < 60; round++) {
    const bytes = whole.slice()
    for (let nth = 0; nth < 6; nth++) bytes[16 + next(bytes.length - 16)] = next(256)
    const read = await readFile(bytes)
    said.add(typeof read === 'string' ? read.slice(0, 15) : read.source)
  }
  expect([...said].toSorted()).toEqual(['This backup is ', 'loop'])
})

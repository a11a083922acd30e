import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { addDays } from '../../time/day.ts'
import { readLoopDatabase } from './loop-database.ts'
import { BrokenDatabaseError, columnsIn, SqliteTables } from './sqlite-tables.ts'

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

test('a backup of Loop brings its habits in their order, with their days, skips, amounts and notes', () => {
  const read = readLoopDatabase(written(loop))
  expect(read?.habits).toMatchObject([
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
  const [pages, walk] = read?.habits ?? []
  expect([...(pages?.days ?? [])]).toEqual([['2024-02-29', { value: 12.5, notes: '' }]])
  expect([...(walk?.days ?? [])]).toEqual([['2026-11-02', { value: null, notes: 'In the rain' }]])
  expect([...(walk?.skips ?? [])]).toEqual([['2026-11-03', 'Ill']])
})

test('rows that cannot be read are named, and nothing else is lost', () => {
  expect(readLoopDatabase(written(loop))?.broken).toEqual([
    { file: 'Habits', line: 3, sentence: 'How often it is due cannot be read.' },
    { file: 'Repetitions', line: 6, sentence: 'It belongs to no habit that can be read.' },
    { file: 'Repetitions', line: 7, sentence: '“-5” is no day.' },
  ])
})

test.each([512, 4_096, 65_536])(
  'ten years of days and long notes are read from pages of %i bytes',
  (size) => {
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
    const days = readLoopDatabase(bytes)?.habits[0]?.days
    expect(days?.size).toBe(count)
    expect(days?.get('2016-11-01')?.notes).toBe(notes.trim())
    expect(days?.get(addDays('2016-11-01', count - 1))).toEqual({ value: null, notes: '' })
  },
)

test.each(['UTF-8', 'UTF-16le', 'UTF-16be'])('text in %s reads as it was written', (encoding) => {
  const bytes = written((database) => {
    database.exec(`pragma encoding = '${encoding}'; create table words (word text, amount real, rest blob)`)
    database.prepare('insert into words values (?, ?, ?)').run('Müsli 🥣', -1.5, new Uint8Array([1, 2]))
  })
  expect(new SqliteTables(bytes).rows('WORDS')).toEqual([
    { word: 'Müsli 🥣', amount: -1.5, rest: null, id: 1 },
  ])
})

test('whole numbers of every length keep their value and their sign', () => {
  const numbers = [
    0, 1, -1, 127, -128, 40_000, -8_388_608, 2_147_483_648, -140_737_488_355_328, 1_700_000_000_000,
  ]
  const bytes = written((database) => {
    database.exec('create table numbers (number integer)')
    for (const number of numbers) database.prepare('insert into numbers values (?)').run(number)
  })
  expect(new SqliteTables(bytes).rows('numbers').map(({ number }) => number)).toEqual(numbers)
})

test('columns are named whatever else the statement says', () => {
  const statement =
    'create table t ("first one" text default \'a, (b\', `second` numeric(10, 2), [third] int check (third > 1), fourth, primary key (fourth))'
  expect(columnsIn(statement)).toEqual(['first', 'second', 'third', 'fourth'])
})

test('another database is none of Loop', () => {
  expect(readLoopDatabase(written((database) => database.exec('create table notes (text text)')))).toBeNull()
})

test('a backup that is cut short, or whose pages point at themselves, is called broken and never read for ever', () => {
  const whole = written(loop)
  for (const length of [20, 100, 5_000, whole.length - 4_096])
    expect(() => readLoopDatabase(whole.slice(0, length)), String(length)).toThrow(BrokenDatabaseError)
  // A page of a tree with two branches, both of which are the page itself.
  const circle = whole.slice()
  circle.set([5, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 112, 0, 112, 0, 0, 0, 1], 100)
  expect(() => readLoopDatabase(circle)).toThrow(BrokenDatabaseError)
})

test('no byte that is wrong ends in anything but habits, nothing, or a clear no', () => {
  const whole = written(loop)
  const chance = seededRandom(7)
  const next = (most: number): number => Math.floor(chance() * most)
  for (let round = 0; round < 400; round++) {
    const bytes = whole.slice()
    for (let nth = 0; nth < 6; nth++) bytes[16 + next(bytes.length - 16)] = next(256)
    try {
      const read = readLoopDatabase(bytes)
      expect(read === null || Array.isArray(read.habits)).toBe(true)
    } catch (error) {
      expect(error).toBeInstanceOf(BrokenDatabaseError)
    }
  }
})

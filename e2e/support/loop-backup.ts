import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface LoopBackup {
  readonly path: string
  readonly remove: () => void
}

/** A full backup as Loop Habit Tracker makes it, with one daily habit that was done on these days. */
export function loopBackup(name: string, days: readonly string[]): LoopBackup {
  const folder = mkdtempSync(join(tmpdir(), 'loop-'))
  const path = join(folder, 'Loop Habits Backup.db')
  const database = new DatabaseSync(path)
  database.exec(`create table Habits (id integer primary key autoincrement, archived integer, freq_den integer,
    freq_num integer, name text, position integer, type integer not null default 0);
    create table Repetitions (id integer primary key autoincrement, habit integer, timestamp integer, value integer)`)
  database
    .prepare('insert into Habits (archived, freq_den, freq_num, name, position) values (0, 1, 1, ?, 0)')
    .run(name)
  const done = database.prepare('insert into Repetitions (habit, timestamp, value) values (1, ?, 2)')
  for (const day of days) done.run(Date.parse(`${day}T00:00:00Z`))
  database.close()
  return { path, remove: () => rmSync(folder, { recursive: true }) }
}

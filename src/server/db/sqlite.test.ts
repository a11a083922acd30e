import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'

test('what was deleted is gone from the file, not only from the tables', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-deleted-'))
  const file = path.join(folder, 'inkwell.db')
  const telling = 'nobody should find this again'
  const inFile = () => readFileSync(file).includes(telling)
  try {
    const db = openSqlite(file)
    await sql`create table notes (words text)`.execute(db)
    for (let row = 0; row < 200; row++)
      await sql`insert into notes values (${`${telling} ${row}`})`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    expect(inFile()).toBe(true)
    await sql`delete from notes where rowid > 1`.execute(db)
    await sql`update notes set words = 'something else'`.execute(db)
    await db.destroy()
    expect(inFile()).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

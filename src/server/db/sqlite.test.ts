import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inSnapshot } from './snapshot.ts'
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

test('what reads first can go on to write, whoever writes beside the server; what only reads keeps nobody waiting', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-beside-'))
  const file = path.join(folder, 'inkwell.db')
  try {
    const db = openSqlite(file)
    using beside = new DatabaseSync(file, { timeout: 0 })
    await sql`create table notes (words text)`.execute(db)
    await db.transaction().execute(async (all) => {
      await sql`select count(*) from notes`.execute(all)
      expect(() => beside.exec(`insert into notes values ('beside')`)).toThrow(/locked/)
      await sql`insert into notes values ('here')`.execute(all)
    })
    await inSnapshot(db, async (all) => {
      await sql`select count(*) from notes`.execute(all)
      beside.exec(`insert into notes values ('beside')`)
    })
    const { rows } = await sql<{ words: string }>`select words from notes order by words`.execute(db)
    expect(rows.map(({ words }) => words)).toEqual(['beside', 'here'])
    await db.destroy()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

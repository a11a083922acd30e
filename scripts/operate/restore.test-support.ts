import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '#server/db/sqlite.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { testSecret } from '#server/testing/test-app.ts'

const folders: string[] = []
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-restore-'))
  folders.push(folder)
  return folder
}
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export const at = new Date('2026-11-21T08:30:00.000Z')
export const beforeName = 'inkwell-before-restore-2026-11-21T08-30-00-000Z.db'
export const where = (dataFolder: string) => ({ dataFolder, databaseUrl: null, secret: null })

/** A data folder with the secret of the test app in it. */
export function dataFolderOf(secret = testSecret): string {
  const folder = newFolder()
  writeFileSync(join(folder, 'secret'), `${secret}\n`, { mode: 0o600 })
  return folder
}

/** Every row as text, but what a restore changes on purpose. */
export async function rowsIn(file: string): Promise<string[]> {
  const copy = join(newFolder(), 'read.db')
  copyFileSync(file, copy)
  const db = openSqlite(copy)
  const rows = await everyRow(db, 'sqlite')
  await db.destroy()
  return rows
    .filter(({ table, values }) => {
      const isHistory = table === 'facts' && values.name === 'history'
      return !isHistory && !['sessions', 'password_resets'].includes(table) && !table.startsWith('kysely_')
    })
    .map(({ table, values }) =>
      JSON.stringify([table, { ...values, session_id: null }], (_, value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
      ),
    )
    .sort()
}

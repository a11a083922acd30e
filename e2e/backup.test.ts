import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backup } from '../scripts/operate/backup.ts'
import { loginByCall, registerByCall, userOf } from './support/account-calls.ts'
import { startServer } from './support/server.ts'

const mara = { username: 'mara', password: 'a river in november' }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkwell-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a copy made while the server runs opens on another machine with the same password', async () => {
  const server = await startServer()
  await registerByCall(server.url, mara)
  const copy = join(folder, 'copy.db')
  backup({ dataFolder: server.dataDir, databaseUrl: null }, copy)
  expect([copy, `${copy}.secret`].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
  expect(() => backup({ dataFolder: server.dataDir, databaseUrl: null }, copy)).toThrow('exists already')
  await server.stop()

  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  copyFileSync(copy, join(elsewhere, 'inkwell.db'))
  copyFileSync(`${copy}.secret`, join(elsewhere, 'secret'))
  const restored = await startServer({ dataDir: elsewhere })
  const user = await userOf(restored.url, await loginByCall(restored.url, mara))
  expect(user).toMatchObject({ username: 'mara', email: 'mara@example.org' })
  await restored.stop()
})

test('a backup of nothing, or of PostgreSQL, says what to do instead', () => {
  const copy = join(folder, 'copy.db')
  expect(() => backup({ dataFolder: folder, databaseUrl: null }, copy)).toThrow('There is no database in')
  expect(() => backup({ dataFolder: folder, databaseUrl: 'postgres://db/inkwell' }, copy)).toThrow('pg_dump')
})

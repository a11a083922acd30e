import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDataFolder, settleArrivingSecret } from '#server/core/data/data-folder.ts'
import { deriveKeys } from '#server/core/data/secret-keys.ts'
import { openTestApp, testSecret } from '#server/testing/test-app.ts'
import { backup } from './backup.ts'
import {
  at,
  beforeName,
  dataFolderOf,
  newFolder,
  removeFolders,
  rowsIn,
  where,
} from './restore.test-support.ts'
import { restore } from './restore.ts'

afterAll(removeFolders)

/** A backup made with another secret, which lies beside it. */
async function foreignBackup(secret: string): Promise<string> {
  const made = dataFolderOf(secret)
  const copy = join(newFolder(), 'foreign.db')
  {
    await using app = await openTestApp({ dataFolder: made })
    await app.browser().signUp()
    const { fingerprint } = deriveKeys(secret)
    await app.deps.db
      .updateTable('facts')
      .set({ value: fingerprint })
      .where('name', '=', 'secret-fingerprint')
      .execute()
  }
  backup(where(made), copy)
  expect(existsSync(`${copy}.secret`)).toBe(true)
  return copy
}

test('another secret comes with its backup only when no server runs', async () => {
  const secret = randomBytes(32).toString('base64url')
  const copy = await foreignBackup(secret)
  const dataFolder = dataFolderOf()
  {
    await using app = await openTestApp({ dataFolder })
    await app.browser().signUp()
  }
  const rows = await rowsIn(join(dataFolder, 'inkwell.db'))
  const server = lockDataFolder(dataFolder)
  await expect(restore(where(dataFolder), copy, at)).rejects.toThrow(
    /another secret .* Stop the server and restore again/,
  )
  server.release()
  await expect(restore({ ...where(dataFolder), secret: testSecret }, copy, at)).rejects.toThrow(
    'INKWELL_SECRET is not',
  )
  expect(await rowsIn(join(dataFolder, 'inkwell.db'))).toEqual(rows)
  expect(readFileSync(join(dataFolder, 'secret'), 'utf8')).toBe(`${testSecret}\n`)

  await restore(where(dataFolder), copy, at)
  expect(readFileSync(join(dataFolder, 'secret'), 'utf8')).toBe(`${secret}\n`)
  expect(readFileSync(join(dataFolder, `${beforeName}.secret`), 'utf8')).toBe(`${testSecret}\n`)
})

test('a backup without its secret, or with a wrong one, is refused where another secret is at home', async () => {
  const copy = await foreignBackup(randomBytes(32).toString('base64url'))
  const dataFolder = dataFolderOf()
  {
    await using app = await openTestApp({ dataFolder })
    await app.browser().signUp()
  }
  writeFileSync(`${copy}.secret`, randomBytes(32).toString('base64url'))
  await expect(restore(where(dataFolder), copy, at)).rejects.toThrow('.secret is not the secret that')
  rmSync(`${copy}.secret`)
  await expect(restore(where(dataFolder), copy, at)).rejects.toThrow(
    /Put its secret beside it as .*foreign\.db\.secret/,
  )
})

test('a secret that was on its way when a restore ended takes its place only with its database', () => {
  const dataFolder = dataFolderOf()
  const secret = randomBytes(32).toString('base64url')
  const arriving = join(dataFolder, 'secret.arriving')
  writeFileSync(arriving, secret)
  settleArrivingSecret(dataFolder, deriveKeys(testSecret).fingerprint)
  expect([existsSync(arriving), readFileSync(join(dataFolder, 'secret'), 'utf8')]).toEqual([
    false,
    `${testSecret}\n`,
  ])
  writeFileSync(arriving, secret)
  settleArrivingSecret(dataFolder, deriveKeys(secret).fingerprint)
  expect([existsSync(arriving), readFileSync(join(dataFolder, 'secret'), 'utf8')]).toEqual([false, secret])
})

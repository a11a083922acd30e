import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deriveKeys } from '#server/core/data/secret-keys.ts'
import { factNames } from '#server/db/facts.ts'

/** Asks a database that may be in use; changes nothing in it. */
export function reading<T>(file: string, ask: (open: DatabaseSync) => T): T {
  const open = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    return ask(open)
  } finally {
    open.close()
  }
}

/** Copies a database as it is at one instant, for this user's eyes only; the name appears once everything is in it. */
export function copyDatabase(from: string, to: string): void {
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { force: true })
  // Made first, so that nobody else may ever read it.
  closeSync(openSync(unfinished, 'wx', 0o600))
  try {
    reading(from, (open) => open.prepare('vacuum into ?').run(unfinished))
    flush(unfinished)
  } catch (error) {
    rmSync(unfinished)
    throw error
  }
  renameSync(unfinished, to)
  flush(dirname(to))
}

/** Returns once a file, or the names in a folder, are on disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** The fingerprint of the secret that a database was made with; null when it was never told. */
export function fingerprintIn(open: DatabaseSync, schema = 'main'): string | null {
  const fact = open
    .prepare(`select value from ${schema}.facts where name = ?`)
    .get(factNames.secretFingerprint)
  return typeof fact?.value === 'string' ? fact.value : null
}

/** The fingerprint of the secret in a file; null when there is no such file. */
export const fingerprintOfFile = (file: string): string | null =>
  existsSync(file) ? deriveKeys(readFileSync(file, 'utf8').trim()).fingerprint : null

/** Copies a server's secret beside a database as its `.secret`. False when it is not there or not the one of this database. */
export function copySecret(secret: string, database: string): boolean {
  const fingerprint = fingerprintOfFile(secret)
  if (fingerprint === null || fingerprint !== reading(database, (open) => fingerprintIn(open))) return false
  copyFileSync(secret, `${database}.secret`)
  flush(`${database}.secret`)
  return true
}

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ConfigFault } from '#server/config/config.ts'
import { deriveKeys } from './secret-keys.ts'

const holder = z.object({ pid: z.int(), address: z.string() })
type Holder = z.infer<typeof holder>

const sqliteBusy = 5

/** Another process holds the data folder. */
export class FolderTakenFault extends ConfigFault {}

export interface DataFolderLock {
  /** Leaves the address for a second server to name. */
  announce(address: string): void
  release(): void
}

/**
 * Takes the data folder for this process, or says who has it. The lock is an open transaction: the operating system
 * drops it with the process, however that ends.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  makeFolder(folder)
  const card = path.join(folder, 'server.json')
  const lock = takeLock(folder, card)
  const announce = (address: string): void =>
    writeFileSync(card, `${JSON.stringify({ pid: process.pid, address } satisfies Holder)}\n`)
  announce('not listening yet')
  return { announce, release: () => lock.close() }
}

export const secretFile = (folder: string): string => path.join(folder, 'secret')
/** Where a secret waits while the database that it belongs to is being put back. */
export const arrivingSecretFile = (folder: string): string => path.join(folder, 'secret.arriving')

/**
 * A restore that was cut off left a secret behind. It takes its place when the database is the one that it belongs to, by its fingerprint; else
 * nothing was put back and it goes.
 */
export function settleArrivingSecret(folder: string, fingerprint: string | null): void {
  const arriving = arrivingSecretFile(folder)
  if (!existsSync(arriving)) return
  const isOfDatabase = deriveKeys(readFileSync(arriving, 'utf8').trim()).fingerprint === fingerprint
  if (isOfDatabase) renameSync(arriving, secretFile(folder))
  else rmSync(arriving)
}

/** The secret of a server that was given none: made once, readable by its owner only. */
export function secretOfFolder(folder: string): string {
  makeFolder(folder)
  const file = secretFile(folder)
  try {
    // Fails when it exists, also when another server makes it at this moment.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(file, 0o600)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new ConfigFault(`The file ${file} should hold this server's secret, but it is cut short.`)
  return secret
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason'
    throw new ConfigFault(
      `The data folder ${folder} cannot be used (${reason}). Set INKWELL_DATA to another one.`,
    )
  }
}

function takeLock(folder: string, card: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path.join(folder, 'lock.db'), { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode === sqliteBusy) throw new FolderTakenFault(takenSentence(folder, readHolder(card)))
    throw new ConfigFault(
      `The data folder ${folder} cannot be used (${message}). Set INKWELL_DATA to another one.`,
    )
  }
}

function readHolder(card: string): Holder | null {
  try {
    return holder.parse(JSON.parse(readFileSync(card, 'utf8')))
  } catch {
    return null
  }
}

function takenSentence(folder: string, first: Holder | null): string {
  const who = first ? `process ${first.pid}, ${first.address}` : 'another process'
  return `The data folder ${folder} is already in use by another Inkwell server (${who}).`
}

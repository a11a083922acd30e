import { setTimeout as after } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { isDamaged } from './database-faults.ts'
import type { Db } from './tables.ts'

/** checking: nobody has looked through the file yet, and nothing is written until somebody has. */
export type HealthState = 'sound' | 'checking' | 'damaged'

/** What is known of the database. Once damaged it stays so until the server is started on another file. */
export interface DatabaseHealth {
  readonly state: HealthState
  /** Looks through the file in a thread of its own. Other databases than the embedded one look after themselves. */
  check(): void
  /** What is known, waiting at most so long for the check. */
  settled(mostMs: number): Promise<HealthState>
  /** Something failed: when that was damage, nothing is written any more. */
  noticed(error: unknown): void
  /** Called once, with nothing for what the check found, or with the error that showed it. */
  onDamage(listener: (error: unknown) => void): void
  close(): Promise<void>
}

/** `file` is null for PostgreSQL. */
export function watchHealth(db: Db, file: string | null): DatabaseHealth {
  let state: HealthState = 'sound'
  let worker: Worker | undefined
  const { promise: known, resolve: settle } = Promise.withResolvers<void>()
  const listeners: ((error: unknown) => void)[] = []

  // SQLite itself refuses to write then, whatever of the server tries to.
  const refuseWrites = (isRefused: boolean): void => {
    if (file === null) return
    const pragma = isRefused ? sql`pragma query_only = on` : sql`pragma query_only = off`
    pragma.execute(db).catch(() => undefined)
  }
  const damaged = (error: unknown): void => {
    if (state === 'damaged') return
    state = 'damaged'
    refuseWrites(true)
    settle()
    for (const listener of listeners) listener(error)
  }
  const finish = (isSound: boolean): void => {
    if (!isSound) damaged(undefined)
    if (state !== 'checking') return
    state = 'sound'
    refuseWrites(false)
    settle()
  }

  return {
    get state() {
      return state
    },
    check() {
      if (file === null || state !== 'sound' || worker) return
      state = 'checking'
      refuseWrites(true)
      worker = new Worker(new URL('./quick-check.worker.ts', import.meta.url), { workerData: { file } })
      worker.unref()
      worker.once('message', finish)
      // A check that could not be made says nothing about the file.
      worker.once('error', () => finish(true))
      worker.once('exit', () => finish(true))
    },
    async settled(mostMs) {
      const waiting = new AbortController()
      if (state === 'checking')
        await Promise.race([known, after(mostMs, undefined, { signal: waiting.signal })])
      waiting.abort()
      return state
    },
    noticed(error) {
      if (isDamaged(error)) damaged(error)
    },
    onDamage(listener) {
      listeners.push(listener)
    },
    async close() {
      await worker?.terminate()
    },
  }
}

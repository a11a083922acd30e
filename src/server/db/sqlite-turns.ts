import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { isHeldByAnother } from './database-faults.ts'
import { isDroppable } from './droppable-write.ts'

/** Short enough that nobody notices, long enough that a hundred who wait cost nothing. */
const retryMs = 25

/** One at a time, in the order of asking. */
class Turns {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((begin) => this.#waiting.push(begin))
    this.#isTaken = true
  }

  /** Whoever is next has it at once, so that nobody comes in between. */
  pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}

/**
 * The one connection, which whoever asks has for a turn. While another program holds the right to write, a write passes its turn on between
 * attempts, so that reading goes on. Nothing of it has happened then: SQLite refuses a write, or the beginning of a transaction that writes, as a whole.
 */
export class ConnectionInTurns implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #database: DatabaseSync
  readonly #mostWaitMs: number
  readonly #turns = new Turns()

  constructor(connection: DatabaseConnection, database: DatabaseSync, mostWaitMs: number) {
    this.#connection = connection
    this.#database = database
    this.#mostWaitMs = mostWaitMs
  }

  take(): Promise<void> {
    return this.#turns.take()
  }

  pass(): void {
    this.#turns.pass()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + (isDroppable() ? 0 : this.#mostWaitMs)
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query)
      } catch (error) {
        const isOver = performance.now() >= until || this.#database.isTransaction
        if (isOver || !isHeldByAnother(error)) throw error
      }
      this.pass()
      await after(retryMs)
      await this.take()
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

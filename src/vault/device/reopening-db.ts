import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'
import { NoDeviceStorageError } from '../ports/ports.ts'

interface ReopeningParts<Schema extends DBSchema> {
  readonly name: string
  readonly version: number
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>
  /** Called with every connection before anything else uses it. */
  readonly onOpened?: (db: IDBPDatabase<Schema>) => Promise<void>
}

/** Work that meets a lost connection so often in a row is not tried again. */
const mostTries = 3
/** Longer than a tab that signs out, or one with a newer build, needs to say so. */
const letGoMs = 2_000
/** A connection that does not come so long counts as one that cannot be had. */
const patienceMs = 6_000
const firstRetryMs = 500
const mostRetryMs = 30_000

/** What browsers say of a connection that they have closed, or of what was under way on it. */
const lossNames = new Set(['InvalidStateError', 'AbortError', 'UnknownError'])
const isLoss = (error: unknown): boolean => error instanceof DOMException && lossNames.has(error.name)

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('It takes too long', 'TimeoutError')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * A database of this browser whose connection is opened again when it is lost: phones take it from pages in the background, and so does whoever clears
 * the site's data. Once closed it stays closed.
 */
export class ReopeningDb<Schema extends DBSchema> {
  readonly #parts: ReopeningParts<Schema>
  #opening: Promise<IDBPDatabase<Schema>> | undefined
  #wasOpen = false
  #isClosed = false
  /** Another tab wants the database for itself. */
  #letGo: Promise<void> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(parts: ReopeningParts<Schema>) {
    this.#parts = parts
  }

  /**
   * Runs `work`, which makes one transaction: again where the connection was lost under it, for nothing of it was kept then. Throws NoDeviceStorageError
   * where no connection can be had.
   */
  async run<Result>(work: (db: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      const opening = this.#connection()
      const db = await this.#patiently(opening)
      try {
        return await work(db)
      } catch (error) {
        if (!isLoss(error) || this.#isClosed) throw error
        this.#forget(opening)
        if (tries === mostTries) throw new NoDeviceStorageError({ cause: error })
      }
    }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    this.#opening?.then((db) => db.close()).catch(() => undefined)
  }

  #connection(): Promise<IDBPDatabase<Schema>> {
    if (this.#opening) return this.#opening
    const opening = this.#open(() => this.#lost(opening))
    this.#opening = opening
    opening.catch(() => this.#forget(opening))
    return opening
  }

  async #open(onLost: () => void): Promise<IDBPDatabase<Schema>> {
    await this.#letGo
    if (this.#isClosed) throw new DOMException('The database was closed', 'InvalidStateError')
    const { name, version, upgrade, onOpened } = this.#parts
    const db = await openDB<Schema>(name, version, {
      upgrade,
      terminated: onLost,
      blocking: (_current, _blocked, event) => {
        const own = event.target as IDBDatabase
        own.close()
        this.#letGo = wait(letGoMs)
        onLost()
      },
    })
    try {
      if (this.#isClosed) throw new DOMException('The database was closed', 'InvalidStateError')
      await onOpened?.(db)
    } catch (error) {
      db.close()
      throw error
    }
    this.#wasOpen = true
    return db
  }

  async #patiently(opening: Promise<IDBPDatabase<Schema>>): Promise<IDBPDatabase<Schema>> {
    try {
      // What has never been open may have much to bring up to date.
      return await (this.#wasOpen ? within(patienceMs, opening) : opening)
    } catch (error) {
      throw this.#isClosed ? error : new NoDeviceStorageError({ cause: error })
    }
  }

  #forget(opening: Promise<IDBPDatabase<Schema>>): void {
    if (this.#opening !== opening) return
    this.#opening = undefined
    opening.then((db) => db.close()).catch(() => undefined)
  }

  /** Opened again at once, so that what only this page still has is put again even if nobody asks for anything. */
  #lost(opening: Promise<IDBPDatabase<Schema>>): void {
    this.#forget(opening)
    if (this.#parts.onOpened) this.#reopen(firstRetryMs)
  }

  #reopen(retryMs: number): void {
    if (this.#isClosed) return
    this.#connection().catch(() => {
      clearTimeout(this.#retry)
      this.#retry = setTimeout(() => this.#reopen(Math.min(retryMs * 2, mostRetryMs)), retryMs)
    })
  }
}

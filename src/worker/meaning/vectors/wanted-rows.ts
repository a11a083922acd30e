import { isPage } from './meaning-rows.ts'

interface Wanted {
  readonly atMs: number
  /** It is new or has changed since this tab opened, or since vectors of it were made. */
  readonly isNew: boolean
}

/** The pages and talks that have no vectors yet. */
export class WantedRows {
  readonly #rows = new Map<string, Wanted>()
  readonly #takesAll: () => boolean

  /** `takesAll` false: only what is new is made on this device. */
  constructor(takesAll: () => boolean) {
    this.#takesAll = takesAll
  }

  put(row: string, { atMs, isNew }: Wanted): void {
    this.#rows.set(row, { atMs, isNew: isNew || this.#rows.get(row)?.isNew === true })
  }

  delete(row: string): void {
    this.#rows.delete(row)
  }

  clear(): void {
    this.#rows.clear()
  }

  *#meant(): Generator<[string, Wanted]> {
    const takesAll = this.#takesAll()
    for (const one of this.#rows) if (takesAll || one[1].isNew) yield one
  }

  /** The newest of them. */
  next(): string | undefined {
    let found: string | undefined
    let latest = Number.NEGATIVE_INFINITY
    for (const [row, { atMs }] of this.#meant())
      if (atMs > latest || found === undefined) [found, latest] = [row, atMs]
    return found
  }

  get pageCount(): number {
    let count = 0
    for (const [row] of this.#meant()) if (isPage(row)) count++
    return count
  }
}

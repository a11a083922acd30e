/** Rows in an order that is kept while single keys get other rows: what did not change is not sorted again. */
export class SortedRows<Row> {
  readonly #compare: (a: Row, b: Row) => number
  readonly #byKey = new Map<string, readonly Row[]>()
  #sorted: readonly Row[] = []
  readonly #gone = new Set<Row>()
  readonly #added = new Set<Row>()

  constructor(compare: (a: Row, b: Row) => number) {
    this.#compare = compare
  }

  has(key: string): boolean {
    return this.#byKey.has(key)
  }

  get(key: string): readonly Row[] {
    return this.#byKey.get(key) ?? []
  }

  keys(): IterableIterator<string> {
    return this.#byKey.keys()
  }

  /** Gives a key other rows; none: the key goes. */
  replace(key: string, rows: readonly Row[]): void {
    for (const row of this.get(key)) if (!this.#added.delete(row)) this.#gone.add(row)
    for (const row of rows) this.#added.add(row)
    if (rows.length > 0) this.#byKey.set(key, rows)
    else this.#byKey.delete(key)
  }

  /** All rows in order; the same array as long as none was replaced. */
  rows(): readonly Row[] {
    if (this.#gone.size === 0 && this.#added.size === 0) return this.#sorted
    const added = [...this.#added].sort(this.#compare)
    const kept = this.#sorted.filter((row) => !this.#gone.has(row))
    this.#gone.clear()
    this.#added.clear()
    this.#sorted = merged(kept, added, this.#compare)
    return this.#sorted
  }
}

/** One order out of two. */
function merged<Row>(
  kept: readonly Row[],
  added: readonly Row[],
  compare: (a: Row, b: Row) => number,
): Row[] {
  const all: Row[] = []
  let at = 0
  for (const row of added) {
    for (let next = kept[at]; next !== undefined && compare(next, row) <= 0; next = kept[at]) {
      all.push(next)
      at++
    }
    all.push(row)
  }
  for (; at < kept.length; at++) {
    const next = kept[at]
    if (next !== undefined) all.push(next)
  }
  return all
}

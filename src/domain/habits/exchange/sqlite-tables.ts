/** A value of a row. Blobs are left out: they read as null. */
export type SqliteValue = string | number | null
export type SqliteRow = Readonly<Record<string, SqliteValue>>

/** The file is no whole database. */
export class BrokenDatabaseError extends Error {}

const signature = 'SQLite format 3\0'
const isAscii = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length && [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0))

/** Whether a file begins as an SQLite database does. */
export const isSqlite = (bytes: Uint8Array): boolean => isAscii(bytes, signature)

const page = { interior: 5, leaf: 13 } as const
const encodings = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be']
/** Lengths of the integers by their serial type. */
const integerBytes = [0, 1, 2, 3, 4, 6, 8]

/** A place in some bytes that moves on as it is read; beyond their end the file is broken. */
class Cursor {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  byte(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined) throw new BrokenDatabaseError('A page ends too early.')
    return byte
  }

  unsigned(length: number): number {
    let value = 0
    for (let nth = 0; nth < length; nth++) value = value * 256 + this.byte()
    return value
  }

  signed(length: number): number {
    const value = this.unsigned(length)
    return length > 0 && (this.bytes[this.at - length] ?? 0) > 127 ? value - 256 ** length : value
  }

  /** One to nine bytes, seven bits each; of the ninth all eight. */
  varint(): number {
    let value = 0
    for (let nth = 0; nth < 8; nth++) {
      const byte = this.byte()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    return value * 256 + this.byte()
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new BrokenDatabaseError('A page ends too early.')
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }
}

interface Cell {
  readonly rowid: number
  readonly payload: Uint8Array
}

/** The names of a table's columns in their order, from the statement that made it. */
export function columnsIn(statement: string): string[] {
  const body = statement.slice(statement.indexOf('(') + 1, statement.lastIndexOf(')'))
  const columns: string[] = []
  let [depth, piece, quote] = [0, '', '']
  for (const letter of `${body},`) {
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === "'" || letter === '"' || letter === '`') quote = letter
    else if (letter === '(') depth++
    else if (letter === ')') depth--
    if (letter === ',' && depth === 0 && quote === '') {
      columns.push(piece.trim())
      piece = ''
    } else piece += letter
  }
  return columns
    .filter((column) => !/^(?:primary|unique|check|foreign|constraint)\b/i.test(column))
    .map((column) => (/^["'`[]?([^\s"'`\]]{1,100})/.exec(column)?.[1] ?? '').toLowerCase())
}

/** An SQLite database as its published file format has it (sqlite.org, fileformat2), for reading tables with a rowid. */
export class SqliteTables {
  readonly #bytes: Uint8Array
  readonly #pageSize: number
  readonly #usable: number
  readonly #decoder: TextDecoder
  readonly #tables: ReadonlyMap<string, { readonly root: number; readonly columns: readonly string[] }>

  /** Throws BrokenDatabaseError for a file that is no database or ends too early. */
  constructor(bytes: Uint8Array) {
    if (!isSqlite(bytes)) throw new BrokenDatabaseError('This is no SQLite database.')
    const head = new Cursor(bytes, 16)
    const size = head.unsigned(2)
    this.#bytes = bytes
    this.#pageSize = size === 1 ? 65_536 : size
    this.#usable = this.#pageSize - (bytes[20] ?? 0)
    if (this.#pageSize < 512 || this.#usable < 480) throw new BrokenDatabaseError('Its pages have no size.')
    this.#decoder = new TextDecoder(encodings[new Cursor(bytes, 56).unsigned(4)] ?? 'utf-8')
    const tables = new Map<string, { root: number; columns: string[] }>()
    for (const cell of this.#cells(1)) {
      const [type, name, , root, statement] = this.#values(cell)
      if (type === 'table' && typeof name === 'string' && typeof root === 'number')
        tables.set(name.toLowerCase(), { root, columns: columnsIn(String(statement)) })
    }
    this.#tables = tables
  }

  has(name: string): boolean {
    return this.#tables.has(name.toLowerCase())
  }

  /** The rows of a table by its columns in small letters; what a row lacks is null, and `id` is the rowid where nothing else stands there. */
  rows(name: string): SqliteRow[] {
    const table = this.#tables.get(name.toLowerCase())
    if (!table) return []
    return Array.from(this.#cells(table.root), (cell) => {
      const values = this.#values(cell)
      const row = Object.fromEntries(table.columns.map((column, at) => [column, values[at] ?? null]))
      return { ...row, id: row.id ?? cell.rowid }
    })
  }

  #page(number: number): Uint8Array {
    const from = (number - 1) * this.#pageSize
    if (!(number >= 1) || from + this.#pageSize > this.#bytes.length)
      throw new BrokenDatabaseError('A page is missing.')
    return this.#bytes.subarray(from, from + this.#pageSize)
  }

  /** The cells of a table's tree in their order. A page that is reached twice is in no tree. */
  *#cells(root: number): Generator<Cell> {
    const seen = new Set<number>()
    const open = [root]
    // Rows that lie over each other would together be longer than the file.
    let left = this.#bytes.length
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      if (seen.has(number)) throw new BrokenDatabaseError('A page stands in its own tree.')
      seen.add(number)
      const bytes = this.#page(number)
      const head = new Cursor(bytes, number === 1 ? 100 : 0)
      const type = head.byte()
      if (type !== page.leaf && type !== page.interior)
        throw new BrokenDatabaseError('A page is none of a table.')
      head.at += 2
      const count = head.unsigned(2)
      head.at += 3
      const last = type === page.interior ? head.unsigned(4) : 0
      const places = Array.from({ length: count }, () => head.unsigned(2))
      if (type === page.interior) {
        open.push(last, ...places.map((place) => new Cursor(bytes, place).unsigned(4)).reverse())
        continue
      }
      for (const place of places) {
        const cell = this.#cell(new Cursor(bytes, place), left)
        left -= cell.payload.length
        yield cell
      }
    }
  }

  #cell(at: Cursor, longest: number): Cell {
    const length = at.varint()
    const rowid = at.varint()
    if (length > longest) throw new BrokenDatabaseError('Its rows are longer than the file.')
    const most = this.#usable - 35
    if (length <= most) return { rowid, payload: at.take(length) }
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23
    const fitting = least + ((length - least) % (this.#usable - 4))
    const payload = new Uint8Array(length)
    let done = fitting <= most ? fitting : least
    payload.set(at.take(done))
    for (let next = at.unsigned(4); done < length; ) {
      const rest = new Cursor(this.#page(next))
      next = rest.unsigned(4)
      const piece = rest.take(Math.min(length - done, this.#usable - 4))
      payload.set(piece, done)
      done += piece.length
    }
    return { rowid, payload }
  }

  #values({ payload }: Cell): SqliteValue[] {
    const head = new Cursor(payload)
    const end = head.varint()
    const body = new Cursor(payload, end)
    const values: SqliteValue[] = []
    while (head.at < end) values.push(this.#value(head.varint(), body))
    return values
  }

  #value(type: number, body: Cursor): SqliteValue {
    if (type === 8 || type === 9) return type - 8
    if (type === 7) {
      const bytes = body.take(8)
      return new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0)
    }
    if (type < 7) return type === 0 ? null : body.signed(integerBytes[type] ?? 0)
    if (type < 12) throw new BrokenDatabaseError('A value is of no kind.')
    const bytes = body.take(Math.floor((type - 12) / 2))
    return type % 2 === 1 ? this.#decoder.decode(bytes) : null
  }
}

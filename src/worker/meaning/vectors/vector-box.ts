import { type PassageMeaning, vectorLength } from '#domain/meaning/vectors.ts'
import { type Bytes, concatBytes, u32, utf8Bytes } from '#vault/primitives/bytes.ts'

/** The vectors of a page or talk, and of which words they are. A row without passages has none that the model understands. */
export interface KeptRow {
  readonly row: string
  readonly key: string
  readonly passages: readonly PassageMeaning[]
}

/** `uid` only where it is another than the row's. */
type Place = readonly [start: number, end: number, uid?: string]
type Listed = readonly [row: string, key: string, places: readonly Place[]]

const lengthField = 4

/** length of the list u32 | list of rows, JSON | their vectors, 384 bytes each */
export function boxOf(rows: readonly KeptRow[]): Bytes {
  const listed = rows.map(({ row, key, passages }): Listed => {
    const places = passages.map(
      ({ uid, start, end }): Place => (uid === row ? [start, end] : [start, end, uid]),
    )
    return [row, key, places]
  })
  const list = utf8Bytes(JSON.stringify(listed))
  const vectors = rows.flatMap(({ passages }) =>
    passages.map(({ vector }) => new Uint8Array(vector.buffer, vector.byteOffset, vectorLength)),
  )
  return concatBytes(u32(list.length), list, ...vectors)
}

/** Null where it is no box. */
export function rowsIn(box: Bytes): KeptRow[] | null {
  try {
    const length = new DataView(box.buffer, box.byteOffset).getUint32(0)
    const listed: readonly Listed[] = JSON.parse(
      new TextDecoder().decode(box.subarray(lengthField, lengthField + length)),
    )
    let at = lengthField + length
    const rows = listed.map(([row, key, places]) => ({
      row,
      key,
      passages: places.map(([start, end, uid = row]) => {
        const vector = new Int8Array(box.buffer, box.byteOffset + at, vectorLength)
        at += vectorLength
        return { uid, start, end, vector }
      }),
    }))
    return at === box.length ? rows : null
  } catch {
    return null
  }
}

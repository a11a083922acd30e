/** First and last byte, both included. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * What a Range header asks of a file of so many bytes (RFC 9110, 14.2): one range; 'whole' for no header, other units, several ranges and
 * what cannot be read, which may all be answered with everything; 'none' where nothing of the file lies in it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0 ? 'none' : { from: Math.max(0, size - length), to: size - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return 'whole'
  if (from >= size) return 'none'
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

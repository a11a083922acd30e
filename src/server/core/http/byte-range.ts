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
  const [first, last] = positionsIn(header ?? '')
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

/** The digits before and after the dash; nothing where a header asks for anything but one range of bytes. */
function positionsIn(header: string): readonly [first: string, last: string] {
  const [unit, positions, more] = header.split('=', 3)
  const digits = (positions ?? '').split('-', 3).map((each) => each.trim())
  const [first = '', last = ''] = digits
  const isOne = unit?.toLowerCase() === 'bytes' && more === undefined && digits.length === 2
  return isOne && digits.every((each) => /^\d*$/.test(each)) ? [first, last] : ['', '']
}

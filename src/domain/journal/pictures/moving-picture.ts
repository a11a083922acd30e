/** Places in the bytes of a file. */
type Piece = readonly [from: number, to: number]

const joined = (bytes: Uint8Array, pieces: readonly Piece[]): Uint8Array<ArrayBuffer> => {
  const made = new Uint8Array(pieces.reduce((sum, [from, to]) => sum + to - from, 0))
  let at = 0
  for (const [from, to] of pieces) {
    made.set(bytes.subarray(from, to), at)
    at += to - from
  }
  return made
}

const letters = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Where the blocks end that follow one another, each behind its length. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}

const paletteBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The pictures of a GIF, how long each stands and how often they come round: no comments, nothing that programs wrote into it. */
function movingGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  let at = 13 + paletteBytes(bytes[10] ?? 0)
  const pieces: Piece[] = [[0, at]]
  let pictures = 0
  while (at < bytes.length) {
    const [sign, label] = [bytes[at], bytes[at + 1]]
    const from = at
    if (sign === 0x3b) break
    if (sign === 0x21) {
      at = endOfBlocks(bytes, at + 2)
      const isLoop = label === 0xff && /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(letters(bytes, from + 3, 11))
      if (label === 0xf9 || isLoop) pieces.push([from, at])
    } else if (sign === 0x2c) {
      at = endOfBlocks(bytes, at + 11 + paletteBytes(bytes[at + 9] ?? 0))
      pictures += 1
      pieces.push([from, at])
    } else return null
  }
  if (pictures < 2 || at > bytes.length) return null
  const made = joined(bytes, [...pieces, [0, 1]])
  made[made.length - 1] = 0x3b
  return made
}

/** Chunks with a name and a length: where each begins and ends. */
interface Chunk {
  readonly name: string
  readonly from: number
  readonly to: number
}

function chunksOf(bytes: Uint8Array, first: number, isPng: boolean): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = first; at + 8 <= bytes.length; ) {
    const length = view.getUint32(isPng ? at : at + 4, !isPng)
    const to = at + 8 + length + (isPng ? 4 : length % 2)
    chunks.push({ name: letters(bytes, isPng ? at + 4 : at, 4), from: at, to: Math.min(to, bytes.length) })
    at = to
  }
  return chunks
}

const kept = (chunks: readonly Chunk[], names: RegExp): Piece[] =>
  chunks.filter(({ name }) => names.test(name)).map(({ from, to }) => [from, to])

function movingPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const chunks = chunksOf(bytes, 8, true)
  if (!chunks.some(({ name }) => name === 'acTL')) return null
  const pieces = kept(chunks, /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|bKGD|acTL|fcTL|fdAT)$/)
  return joined(bytes, [[0, 8], ...pieces])
}

const animated = 0x02
const exifAndXmp = 0x0c

function movingWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (letters(bytes, 12, 4) !== 'VP8X' || !((bytes[20] ?? 0) & animated)) return null
  const pieces = kept(chunksOf(bytes, 12, false), /^(?:VP8X|ANIM|ANMF|ICCP|ALPH)$/)
  const made = joined(bytes, [[0, 12], ...pieces])
  new DataView(made.buffer).setUint32(4, made.length - 8, true)
  made[20] = (made[20] ?? 0) & ~exifAndXmp
  return made
}

const readers = { gif: movingGif, png: movingPng, webp: movingWebp } as const

/** A picture that moves, without what cameras and programs wrote into its file; null: it does not move. */
export const movingPicture = (kind: string | null, bytes: Uint8Array): Uint8Array<ArrayBuffer> | null =>
  kind === 'gif' || kind === 'png' || kind === 'webp' ? readers[kind](bytes) : null

/** A film of pictures in AVIF: nothing takes apart what is written into it. */
export const isAvifSequence = (bytes: Uint8Array): boolean => letters(bytes, 4, 8) === 'ftypavis'

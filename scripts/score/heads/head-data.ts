import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emotionCategories } from '#domain/journal/emotion.ts'
import { loadEncoder } from '#domain/meaning/encoder.ts'
import { simdKernel } from '#domain/meaning/kernel.ts'
import type { Meaning, MeaningEncoder } from '#domain/meaning/vectors.ts'
import { packedMeaning } from '../../build/pack-meaning.ts'
import { root } from '../../root.ts'
import { goEmotions, goEmotionsOf, hasAny, type Labelled, valenceOf } from '../score-data.ts'
import { type HeadFile, headFile, headPath } from './head-file.ts'
import { learnHead } from './head-network.ts'

export const keptHead = (): HeadFile => JSON.parse(readFileSync(join(root, headPath), 'utf8'))

/** The encoder of a build; null where its weights are not installed. */
export function installedEncoder(): MeaningEncoder | null {
  const file = packedMeaning()
  return file && loadEncoder(file, simdKernel())
}

/** The texts of GoEmotions that the head is learned from: every other one, and none of those that weights are fitted on. */
export const headTexts = (folder: string): Labelled[] =>
  goEmotions(folder, 'train').filter((_, at) => at % 2 === 1)

/** The valence (a neutral text half way), then the eight emotions. */
function targetsOf(text: Labelled): (number | undefined)[] {
  const valence = valenceOf(text, 'goemotions') ?? (hasAny(text, ['neutral']) ? 0.5 : undefined)
  return [valence, ...emotionCategories.map((emotion) => (hasAny(text, goEmotionsOf[emotion]) ? 1 : 0))]
}

/** Learns the head from labelled texts and their vectors (null: nothing to read), as it is kept. */
export function learnedHead(texts: readonly Labelled[], vectors: readonly (Meaning | null)[]): HeadFile {
  const read = texts.flatMap((text, at) => {
    const vector = vectors[at]
    return vector ? [{ vector, targets: targetsOf(text) }] : []
  })
  const head = learnHead({
    vectors: read.map(({ vector }) => vector),
    targets: read.map(({ targets }) => targets),
    ...{ hiddenUnits: 64, epochs: 5, seed: 20 },
  })
  const outputs = ['valence', ...emotionCategories]
  return headFile(
    head,
    outputs,
    'Written by scripts/learn/learn-heads.ts from GoEmotions (CC BY 4.0): docs/understanding.md',
  )
}

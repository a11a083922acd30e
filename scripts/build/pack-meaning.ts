import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  EncoderWeights,
  Matrix,
  MatrixName,
  VectorName,
} from '../../src/domain/meaning/encoder-weights.ts'
import { writeModelFile } from '../../src/domain/meaning/model-file.ts'
import { root } from '../root.ts'

/** Where the weights lie: Universal Sentence Encoder Lite, Apache-2.0, as the package brings it. */
const folder = join(root, 'node_modules', '@energetic-ai', 'model-embeddings-en', 'dist')

interface WeightsManifest {
  readonly paths: readonly string[]
  readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[]
}

const encode = 'Encoder_en/KonaTransformer/Encode/'
const constants = `module_apply_default/${encode}`
const joined = '/ConcatPartitions/concat'

const layerNames = (layer: 0 | 1): { matrices: [string, string][]; vectors: [string, string][] } => {
  const own = `Layer_${layer}/TransformerLayer/`
  const norm = 'layer_prepostprocess/layer_norm/layer_norm_'
  const dense = (name: string) => `${constants}TransformerStack/${own}FFN/${name}/Tensordot/Reshape_1`
  const kernel = (name: string) =>
    `module/${encode}${own}MultiheadAttention/${name}_transform_single/kernel/part_0`
  const added = (name: string) => `${constants}${own}${name}/bias${joined}`
  return {
    matrices: [
      [`attend${layer}`, kernel('qkv')],
      [`gather${layer}`, kernel('output')],
      [`grow${layer}`, dense('conv1')],
      [`shrink${layer}`, dense('conv2')],
    ],
    vectors: [
      [`attend${layer}`, added('MultiheadAttention/qkv_transform_single')],
      [`gather${layer}`, added('MultiheadAttention/output_transform_single')],
      [`grow${layer}`, added('FFN/conv1')],
      [`shrink${layer}`, added('FFN/conv2')],
      [`scale${layer}`, `${constants}${own}${norm}scale${joined}`],
      [`offset${layer}`, `${constants}${own}${norm}bias${joined}`],
      [`scale${layer}b`, `${constants}${own}FFN/${norm}scale${joined}`],
      [`offset${layer}b`, `${constants}${own}FFN/${norm}bias${joined}`],
    ],
  }
}

/** The weights as floats, from the package; null where it is not installed, as where nothing is built or tested. */
export function packageWeights(): EncoderWeights | null {
  if (!existsSync(join(folder, 'model.json'))) return null
  const json = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
  const [manifest] = json<{ weightsManifest: [WeightsManifest] }>('model.json').weightsManifest
  const bytes = Buffer.concat(manifest.paths.map((path) => readFileSync(join(folder, path))))
  const tensors = new Map<string, { shape: readonly number[]; numbers: Float32Array }>()
  let at = 0
  for (const { name, shape } of manifest.weights) {
    const count = shape.reduce((product, size) => product * size, 1)
    const numbers = new Float32Array(
      bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + count * 4),
    )
    tensors.set(name, { shape, numbers })
    at += count * 4
  }
  const tensor = (name: string) => {
    const found = tensors.get(name)
    if (!found) throw new Error(`The model has no ${name}`)
    return found
  }
  const matrix = (name: string): Matrix => {
    const { shape, numbers } = tensor(name)
    const [rows = 0, columns = 0] = shape.slice(-2)
    return { rows, columns, number: (place) => numbers[place] as number }
  }
  const names = [layerNames(0), layerNames(1)]
  const own = `${constants}Layer_0/TransformerLayer/dense/`
  const hidden = 'module/Encoder_en/hidden_layers/tanh_layer_0/'
  const matrices = [
    ['widen', `${own}kernel${joined}`],
    ['last', `${hidden}weights`],
    ...names.flatMap((each) => each.matrices),
  ].map(([name, path]) => [name, matrix(path as string)])
  const vectors = [
    ['widen', `${own}bias${joined}`],
    ['last', `${hidden}bias`],
    ...names.flatMap((each) => each.vectors),
  ].map(([name, path]) => [name, tensor(path as string).numbers])
  const vocabulary = json<readonly (readonly [string, number | null])[]>('vocab.json')
  return {
    pieces: vocabulary.map(([piece]) => piece),
    scores: vocabulary.map(([, score]) => score ?? 0),
    embedding: matrix('module/Embeddings_en'),
    matrices: Object.fromEntries(matrices) as Record<MatrixName, Matrix>,
    vectors: Object.fromEntries(vectors) as Record<VectorName, Float32Array>,
  }
}

/** The file of the model; null where the package is not installed. */
export function packedMeaning(): Uint8Array<ArrayBuffer> | null {
  const weights = packageWeights()
  return weights && writeModelFile(weights)
}

import { between, seededRandom } from '#domain/chance/seeded-random.ts'
import { GgufFile } from './gguf-file.ts'

/** Types of tokens in a vocabulary, as llama.cpp numbers them. */
const tokenType = { normal: 1, unknown: 2, control: 3, byte: 6 } as const

const width = 64
const innerWidth = 128
const heads = 4
const layers = 2

const syllables = ['ka', 'lo', 'mi', 'nu', 're', 'sa', 'ti', 'vo']
/** Words that mean nothing: what this model says can be taken for nobody's. */
const words = syllables.flatMap((first) => syllables.map((second) => `${first}${second}`))

interface Token {
  readonly text: string
  readonly type: number
}

const vocabulary: readonly Token[] = [
  { text: '<unk>', type: tokenType.unknown },
  { text: '<s>', type: tokenType.control },
  { text: '</s>', type: tokenType.control },
  ...Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    type: tokenType.byte,
  })),
  ...words.map((word) => ({ text: `▁${word}`, type: tokenType.normal })),
]

const chatTemplate =
  "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}{% if add_generation_prompt %}assistant:{% endif %}"

/**
 * A language model of half a megabyte whose weights a seed decides, as a GGUF file of llama's architecture. It says words of two syllables until it is
 * stopped, never one that means anything: rows of the last matrix that belong to bytes and to the end are zero.
 */
export function tinyModel(seed = 1): Uint8Array<ArrayBuffer> {
  const chance = seededRandom(seed)
  const random = (count: number, most: number): Float32Array<ArrayBuffer> =>
    Float32Array.from({ length: count }, () => between(chance, -most, most))
  const ones = (): Float32Array<ArrayBuffer> => new Float32Array(width).fill(1)
  const file = new GgufFile()
  describe(file)
  file.tensor('token_embd.weight', [width, vocabulary.length], random(width * vocabulary.length, 1))
  for (let layer = 0; layer < layers; layer++) {
    const matrix = (name: string, columns: number, rows: number): void =>
      file.tensor(`blk.${layer}.${name}.weight`, [columns, rows], random(columns * rows, 0.2))
    file.tensor(`blk.${layer}.attn_norm.weight`, [width], ones())
    for (const name of ['attn_q', 'attn_k', 'attn_v', 'attn_output']) matrix(name, width, width)
    file.tensor(`blk.${layer}.ffn_norm.weight`, [width], ones())
    matrix('ffn_gate', width, innerWidth)
    matrix('ffn_up', width, innerWidth)
    matrix('ffn_down', innerWidth, width)
  }
  file.tensor('output_norm.weight', [width], ones())
  const silent = width * (vocabulary.length - words.length)
  const last = new Float32Array(width * vocabulary.length)
  last.set(random(width * words.length, 2), silent)
  file.tensor('output.weight', [width, vocabulary.length], last)
  return file.bytes()
}

function describe(file: GgufFile): void {
  file.text('general.architecture', 'llama')
  file.text('general.name', 'Tiny')
  file.whole('llama.context_length', 4096)
  file.whole('llama.embedding_length', width)
  file.whole('llama.block_count', layers)
  file.whole('llama.feed_forward_length', innerWidth)
  file.whole('llama.rope.dimension_count', width / heads)
  file.whole('llama.attention.head_count', heads)
  file.whole('llama.attention.head_count_kv', heads)
  file.fraction('llama.attention.layer_norm_rms_epsilon', 1e-5)
  file.whole('llama.vocab_size', vocabulary.length)
  file.text('tokenizer.ggml.model', 'llama')
  file.texts(
    'tokenizer.ggml.tokens',
    vocabulary.map(({ text }) => text),
  )
  file.fractions(
    'tokenizer.ggml.scores',
    vocabulary.map((_, at) => -at),
  )
  file.wholes(
    'tokenizer.ggml.token_type',
    vocabulary.map(({ type }) => type),
  )
  file.whole('tokenizer.ggml.unknown_token_id', 0)
  file.whole('tokenizer.ggml.bos_token_id', 1)
  file.whole('tokenizer.ggml.eos_token_id', 2)
  file.text('tokenizer.chat_template', chatTemplate)
}

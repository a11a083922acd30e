// npm run learn:encoder: tunes the encoder of meaning on bench/moves and bench/moments. Needs python3 with PyTorch; takes half an hour on two cores.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Tokenizer } from '#domain/meaning/tokenizer.ts'
import { vectorLength } from '#domain/meaning/vectors.ts'
import { movesSets } from '../../bench/moves.ts'
import { packageFolder, tensorsOf, tuningFile } from '../build/pack-meaning.ts'
import { root } from '../root.ts'
import { learnedFiles } from './learned-files.ts'
import { momentJournals, moveJournals } from './moment-data.ts'

/** What it never sees: by these it is judged. */
const leftOut: ReadonlySet<string> = new Set(['incomers', 'boarders'])
const sets = ['', ...movesSets.filter((one) => !leftOut.has(one))]
const mostPieces = 128

const { vocab } = (
  JSON.parse(readFileSync(join(packageFolder, 'tokenizer.json'), 'utf8')) as {
    model: { vocab: Record<string, number> }
  }
).model
const names: string[] = []
for (const [piece, id] of Object.entries(vocab)) names[id] = piece
const tokenizer = new Tokenizer(names)
const piecesOf = (text: string): number[] => tokenizer.pieces(text, mostPieces)

const journals = [...moveJournals(sets), ...momentJournals()].map(({ passages, statements, messages }) => ({
  passages: passages.map(piecesOf),
  statements: statements.map(piecesOf),
  messages: messages
    .map((message) => ({ ...message, said: piecesOf(message.said) }))
    .filter(({ said }) => said.length > 0),
}))
const beside = mkdtempSync(join(tmpdir(), 'inkwell-encoder-'))
try {
  const texts = join(beside, 'texts.json')
  writeFileSync(texts, JSON.stringify(journals))
  const { status } = spawnSync(
    'python3',
    [
      join(root, 'scripts', 'learn', 'tune-encoder.py'),
      texts,
      join(packageFolder, 'model.fp16.safetensors'),
      tuningFile,
    ],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
} finally {
  rmSync(beside, { recursive: true })
}

const tensor = tensorsOf(readFileSync(tuningFile))
const number = (name: string): number => Number((tensor(name).numbers[0] ?? 0).toPrecision(5))
/** As signed bytes, and what one is worth. */
function packed(name: string): { bytes: string; step: number } {
  const { numbers } = tensor(name)
  const step = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127 || 1
  const bytes = Int8Array.from({ length: vectorLength }, (_, at) => Math.round((numbers[at] ?? 0) / step))
  return { bytes: Buffer.from(bytes.buffer).toString('base64'), step: Number(step.toPrecision(5)) }
}
const heads = Object.fromEntries(
  ['passage', 'statement', 'question'].map((head) => [
    head,
    {
      ...{ scale: number(`${head}.scale`), bias: number(`${head}.bias`) },
      ...{ none: packed(`${head}.none`), line: packed(`${head}.line`) },
    },
  ]),
)
writeFileSync(
  join(root, learnedFiles.nearness),
  `/** ${vectorLength} signed bytes in base64, and what one is worth. */
interface Direction {
  readonly bytes: string
  readonly step: number
}

/** What a line is worth beside a message, in log-odds: \`scale\` times their cosine, and five times \`line\` along it; and that none of a journal belongs there: five times \`none\` along the message, and \`bias\`. */
export interface NearnessHead {
  readonly scale: number
  readonly bias: number
  readonly none: Direction
  readonly line: Direction
}

/** Of passages and statements beside what is told, and of passages beside a question. Written by scripts/learn/learn-encoder.ts with the tuning of the encoder: docs/decisions/0036. */
export const nearnessTable: Readonly<Record<'passage' | 'statement' | 'question', NearnessHead>> = ${JSON.stringify(heads)}
`,
)
spawnSync('biome', ['format', '--write', learnedFiles.nearness], { cwd: root })

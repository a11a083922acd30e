import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type MeantKind, meantKinds } from '#domain/companion/replies/kind-by-meaning.ts'
import { isHarshOnOneself } from '#domain/safety/harsh-words.ts'
import { root } from '../root.ts'
import { momentJournals } from './moment-data.ts'

/** What the labels of bench/kinds/messages.json, which are fewer, may mean. */
const coarse = {
  ...{ journal: ['journal', 'again'], world: ['world'], body: ['body'], app: ['app'], plan: ['plan'] },
  companion: [
    ...['again', 'private', 'identity', 'mind', 'able', 'deed', 'write', 'judgement', 'dispute', 'joke'],
    ...['hush', 'rebuke', 'mock', 'fond', 'apology'],
  ],
  judgement: ['judgement', 'dispute', 'plea'],
  'small-talk': ['greeting', 'thanks', 'farewell', 'smalltalk', 'joke', 'hush', 'fond', 'apology'],
  foreign: ['foreign'],
  told: ['told', 'wry', 'joy', 'weary', 'plea', 'apology'],
  harsh: ['harsh'],
} as const satisfies Record<string, readonly MeantKind[]>
type Coarse = keyof typeof coarse
const coarseKinds = Object.keys(coarse) as Coarse[]

const file = z.strictObject({
  /** By letter. */
  kinds: z.record(z.string(), z.enum(coarseKinds)),
  /** By folder of bench/moves and file of a person: a letter for each turn. */
  moves: z.record(z.string(), z.record(z.string(), z.string())),
  texts: z.record(
    z.string(),
    z.array(z.strictObject({ person: z.string(), kind: z.string(), text: z.string() })),
  ),
})
const talk = z.object({ turns: z.array(z.object({ said: z.string() })) })
const saidFile = z.array(z.strictObject({ person: z.string(), kind: z.enum(meantKinds), text: z.string() }))

const folder = join(root, 'bench', 'kinds', 'said')
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A message and the kinds that it may be. */
export interface LabelledMessage {
  readonly set: string
  readonly person: string
  readonly text: string
  readonly kinds: readonly MeantKind[]
  /** What it counts for beside others. */
  readonly count: number
}

/** The messages of bench/kinds/said, each labelled by who wrote it; `set`: the file. */
export const saidMessages = (): LabelledMessage[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      saidFile
        .parse(readJson(join(folder, name)))
        .map(({ person, kind, text }) => ({ set: name, person, text, kinds: [kind], count: 1 })),
    )

/** The messages of bench/kinds/messages.json, under labels that are fewer. Throws where they do not fit the talks of bench/moves. */
export function labelledMessages(): LabelledMessage[] {
  const { kinds, moves, texts } = file.parse(readJson(join(root, 'bench', 'kinds', 'messages.json')))
  const kindsOf = (letter: string): readonly MeantKind[] => {
    const kind = kinds[letter]
    if (!kind) throw new Error(`No kind has the letter ${letter}`)
    return coarse[kind]
  }
  const ofMoves = Object.entries(moves).flatMap(([set, people]) =>
    Object.entries(people).flatMap(([person, letters]) => {
      const { turns } = talk.parse(readJson(join(root, 'bench', 'moves', set, `${person}.json`)))
      if (turns.length !== letters.length) throw new Error(`${person} has ${turns.length} turns`)
      return turns.map(({ said }, at) => ({
        ...{ set, person, text: said, count: 1 },
        kinds: kindsOf(letters[at] ?? ''),
      }))
    }),
  )
  const ofTexts = Object.entries(texts).flatMap(([set, all]) =>
    all.map(({ person, kind, text }) => ({ set, person, text, kinds: kindsOf(kind), count: 1 })),
  )
  return [...ofMoves, ...ofTexts]
}

/** Nobody labelled each of these many messages: they were written to tell something, or to ask the journal. */
const countOfMoment = 0.2

/** The messages of bench/moments, without harsh words about oneself. */
export const momentMessages = (): LabelledMessage[] =>
  momentJournals().flatMap(({ set, name, messages }) =>
    messages
      .filter(({ said }) => !isHarshOnOneself(said))
      .map(({ kind, said }) => ({
        ...{ set, person: name, text: said, count: countOfMoment },
        kinds: kind === 'question' ? coarse.journal : coarse.told,
      })),
  )

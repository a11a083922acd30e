import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { meantKinds } from '#domain/companion/replies/kind-by-meaning.ts'
import { isHarshOnOneself } from '#domain/safety/harsh-words.ts'
import { root } from '../root.ts'
import { momentJournals } from './moment-data.ts'

const file = z.strictObject({
  /** By letter. */
  kinds: z.record(z.string(), z.enum(meantKinds)),
  /** By folder of bench/moves and file of a person: a letter for each turn. */
  moves: z.record(z.string(), z.record(z.string(), z.string())),
  texts: z.record(
    z.string(),
    z.array(z.strictObject({ person: z.string(), kind: z.string(), text: z.string() })),
  ),
})
const talk = z.object({ turns: z.array(z.object({ said: z.string() })) })

const jsonIn = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, 'bench', ...path), 'utf8'))

/** A message with the number of its kind in `meantKinds`. */
export interface LabelledMessage {
  readonly set: string
  readonly person: string
  readonly text: string
  readonly kind: number
  /** What it counts for beside others. */
  readonly count: number
}

/** The labelled messages of bench/kinds/messages.json. Throws where they do not fit the talks of bench/moves. */
export function labelledMessages(): LabelledMessage[] {
  const { kinds, moves, texts } = file.parse(jsonIn('kinds', 'messages.json'))
  const numberOf = (letter: string): number => {
    const kind = kinds[letter]
    if (!kind) throw new Error(`No kind has the letter ${letter}`)
    return meantKinds.indexOf(kind)
  }
  const ofMoves = Object.entries(moves).flatMap(([set, people]) =>
    Object.entries(people).flatMap(([person, letters]) => {
      const { turns } = talk.parse(jsonIn('moves', set, `${person}.json`))
      if (turns.length !== letters.length) throw new Error(`${person} has ${turns.length} turns`)
      return turns.map(({ said }, at) => ({
        set,
        person,
        text: said,
        kind: numberOf(letters[at] ?? ''),
        count: 1,
      }))
    }),
  )
  const ofTexts = Object.entries(texts).flatMap(([set, all]) =>
    all.map(({ person, kind, text }) => ({ set, person, text, kind: numberOf(kind), count: 1 })),
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
        kind: meantKinds.indexOf(kind === 'question' ? 'journal' : 'told'),
      })),
  )

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { companionModes } from '#domain/companion/replies/reply.ts'
import { talkWith } from '../scripts/talks/companion-talk.ts'

const turn = z.strictObject({
  mode: z.enum(companionModes),
  said: z.string().min(1),
  /** The line that belongs beside it: literal words of a page. */
  line: z.string().optional(),
  /** For a question to the journal: words, numbers or days that a right answer holds. */
  expect: z.array(z.string()).optional(),
})
const person = z.strictObject({
  name: z.string(),
  about: z.string(),
  today: z.iso.date(),
  /** Nothing was tuned on it. */
  isHeld: z.boolean(),
  pages: z.array(z.strictObject({ date: z.iso.date(), title: z.string(), text: z.string().min(1) })),
  turns: z.array(turn),
})
export type MovesPerson = z.infer<typeof person>

/** The folders of invented people, by when they were written. */
export const movesSets = [
  ...(['twelve', 'strangers', 'unseen', 'newcomers', 'arrivals', 'guests'] as const),
  ...(['callers', 'lodgers', 'settlers', 'incomers', 'boarders', 'tellers'] as const),
]

/** Invented people with pages, a talk of fourteen turns and the right lines marked, by file name: six, or those of a folder beneath (`movesSets`; the tellers have sixteen messages that tell, five with a line). */
export function readMoves(beneath = ''): MovesPerson[] {
  const folder = join(import.meta.dirname, 'moves', beneath)
  return globSync('*.json', { cwd: folder })
    .sort()
    .map((file) => person.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

export interface AnsweredTurn {
  readonly turn: MovesPerson['turns'][number]
  readonly reply: string
  /** 'right', 'wrong' line or none at a marked moment; 'right' or 'wrong' for a question to the journal. */
  readonly outcome: 'right' | 'wrong' | 'none' | null
}

const quotes = /^[“‘]/m

/** A person's talk as the device leads it, each turn in its mode. */
export function movesOf({ pages, turns, today }: MovesPerson): AnsweredTurn[] {
  const journal = pages.map(({ date, title, text }) => ({
    ...{ uid: date, title, content: text },
    ...{ createdAt: `${date}T20:00:00.000Z`, day: date },
  }))
  const talk = talkWith(
    { style: 'warm_supportive', mode: 'ask', journal, today },
    turns.map(({ said }) => said),
    turns.map(({ mode }) => mode),
  )
  return talk.map(({ reply, days }, at) => {
    const turn = turns[at] as MovesPerson['turns'][number]
    return { turn, reply, outcome: outcomeOf(turn, reply, days) }
  })
}

function outcomeOf({ line, expect }: MovesPerson['turns'][number], reply: string, days: readonly string[]) {
  if (line) return reply.includes(line) ? 'right' : quotes.test(reply) && days.length > 0 ? 'wrong' : 'none'
  if (!expect) return null
  return expect.some((one) => reply.includes(one) || days.includes(one)) ? 'right' : 'wrong'
}

function printSix(): void {
  const show = process.argv.includes('--held')
    ? [true]
    : process.argv.includes('--all')
      ? [true, false]
      : [false]
  for (const one of readMoves().filter(({ isHeld }) => show.includes(isHeld))) {
    console.log(`\n== ${one.name}`)
    for (const { turn, reply, outcome } of movesOf(one))
      console.log(`[${turn.mode}] ${turn.said}\n  ${outcome ?? ''} > ${reply.replaceAll('\n\n', ' | ')}`)
  }
  for (const isHeld of [false, true]) {
    const all = readMoves()
      .filter((one) => one.isHeld === isHeld)
      .flatMap(movesOf)
    const count = (of: 'line' | 'expect', outcome: string) =>
      all.filter(({ turn, outcome: is }) => turn[of] && is === outcome).length
    const moments = all.filter(({ turn }) => turn.line).length
    const questions = all.filter(({ turn }) => turn.expect).length
    console.log(
      `${isHeld ? 'never tuned on' : 'seen'}: right line ${count('line', 'right')} of ${moments}, wrong ${count('line', 'wrong')}; questions right ${count('expect', 'right')} of ${questions}`,
    )
  }
}

if (process.argv[1] === import.meta.filename) {
  const beneath = movesSets.find((one) => process.argv.includes(`--${one}`))
  if (beneath) {
    const folder = /^--transcripts=(.+)$/.exec(process.argv.at(-1) ?? '')?.[1]
    const { printInWorker } = await import('../scripts/talks/worker-moves.ts')
    await printInWorker(readMoves(beneath), folder ?? null)
  } else printSix()
}

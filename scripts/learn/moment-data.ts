import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { statementsIn } from '#domain/companion/retrieval/statements.ts'
import { pagePassages } from '#domain/journal/reading/passages-to-encode.ts'
import { type MovesPerson, readMoves } from '../../bench/moves.ts'
import { root } from '../root.ts'

const ofLines = z.strictObject({
  who: z.string(),
  /** Stretches of a journal, each of another page. */
  lines: z.array(z.string()),
  /** `line`: which of them a wise friend would bring up; null: none. */
  messages: z.array(z.strictObject({ said: z.string(), line: z.int().nullable() })),
  /** `line`: where the answer stands. */
  questions: z.array(z.strictObject({ asked: z.string(), line: z.int().nullable() })),
})
const ofPages = z.strictObject({
  who: z.string(),
  pages: z.array(z.string()),
  /** `line`: literal words of a page. */
  messages: z.array(z.strictObject({ said: z.string(), line: z.string().nullable() })),
  questions: z.array(z.strictObject({ asked: z.string(), page: z.int().nullable() })),
})

/** A message, and by their numbers the passages and statements that belong beside it. */
export interface Moment {
  readonly kind: 'question' | 'told'
  readonly said: string
  readonly passages: readonly number[]
  readonly statements: readonly number[]
}

export interface JournalOfMoments {
  readonly set: string
  readonly name: string
  readonly passages: readonly string[]
  readonly statements: readonly string[]
  readonly messages: readonly Moment[]
}

const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').toLowerCase()

interface Page {
  readonly date: string
  readonly title: string
  readonly text: string
}

interface Stretch {
  readonly page: Page
  readonly start: number
  readonly end: number
  readonly text: string
}

const numbersOf = (stretches: readonly Stretch[], is: (one: Stretch) => boolean): number[] =>
  stretches.flatMap((one, at) => (is(one) ? [at] : []))

/** The passages and statements of pages, and where a literal line of them stands. */
function cut(pages: readonly Page[]) {
  const passages = pages.flatMap((page) =>
    pagePassages({ uid: page.date, title: page.title, content: page.text }).map(
      ({ start, end, text }): Stretch => ({ page, start, end, text }),
    ),
  )
  const statements = pages.flatMap((page) =>
    statementsIn(page.text)
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map(({ start, end, text }): Stretch => ({ page, start, end, text })),
  )
  const holding = (stretches: readonly Stretch[], line: string): number[] =>
    numbersOf(stretches, ({ page, start, end }) => {
      const at = plain(page.text).indexOf(plain(line))
      return at >= 0 && start < at + line.length && at < end
    })
  return { passages, statements, holding }
}

function ofMoves(set: string, { name, pages, turns }: MovesPerson): JournalOfMoments {
  const { passages, statements, holding } = cut(pages)
  const answering = (expect: readonly string[]): number[] =>
    numbersOf(passages, ({ page, text }) =>
      expect.some((one) => page.date === one || plain(text).includes(plain(one))),
    )
  const messages = turns.flatMap(({ said, line, expect }): Moment[] => {
    const isNowhere = expect?.length === 1 && expect[0] === 'not'
    if (!expect)
      return [
        {
          kind: 'told',
          said,
          passages: line ? holding(passages, line) : [],
          statements: line ? holding(statements, line) : [],
        },
      ]
    const found = isNowhere ? [] : answering(expect)
    return isNowhere || found.length > 0 ? [{ kind: 'question', said, passages: found, statements: [] }] : []
  })
  const texts = (stretches: readonly Stretch[]): string[] => stretches.map(({ text }) => text)
  return { set, name, passages: texts(passages), statements: texts(statements), messages }
}

const some = (one: number | null): readonly number[] => (one === null ? [] : [one])

/** A line is a passage and a statement. */
function ofLinesOf({ who, lines, messages, questions }: z.infer<typeof ofLines>): JournalOfMoments {
  return {
    ...{ set: 'lines', name: who, passages: lines, statements: lines },
    messages: [
      ...messages.map(
        ({ said, line }): Moment => ({ kind: 'told', said, passages: some(line), statements: some(line) }),
      ),
      ...questions.map(
        ({ asked, line }): Moment => ({
          kind: 'question',
          said: asked,
          passages: some(line),
          statements: [],
        }),
      ),
    ],
  }
}

function ofPagesOf({ who, pages, messages, questions }: z.infer<typeof ofPages>): JournalOfMoments {
  const dated = pages.map((text, at) => ({ date: String(at), title: '', text }))
  const turns = messages.map(({ said, line }) => ({ mode: 'ask' as const, said, ...(line && { line }) }))
  const journal = ofMoves('pages', { name: who, about: '', today: '', isHeld: false, pages: dated, turns })
  const { passages } = cut(dated)
  return {
    ...journal,
    messages: [
      ...journal.messages,
      ...questions.map(
        ({ asked, page }): Moment => ({
          ...{ kind: 'question', said: asked, statements: [] },
          passages: page === null ? [] : numbersOf(passages, (one) => one.page.date === String(page)),
        }),
      ),
    ],
  }
}

const folder = join(root, 'bench', 'moments')

function filesOf<T>(pattern: string, schema: z.ZodType<T>): T[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .flatMap((file) => z.array(schema).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

/** Invented people of bench/moments with a few lines or pages of a journal, and what belongs beside what they say and ask months later. */
export const momentJournals = (): JournalOfMoments[] => [
  ...filesOf('lines-*.json', ofLines).map(ofLinesOf),
  ...filesOf('pages-*.json', ofPages).map(ofPagesOf),
]

/** Those of folders of bench/moves. */
export const moveJournals = (sets: readonly string[]): JournalOfMoments[] =>
  sets.flatMap((set) => readMoves(set).map((person) => ofMoves(set, person)))

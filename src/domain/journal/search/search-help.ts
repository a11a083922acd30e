import { addDays, type Day } from '../../time/day.ts'
import { emotionHint, emotionName, emotionOrder } from '../emotion.ts'
import { spanInWords } from './day-span.ts'
import { type OperatorKey, type QueryToken, queryTokens } from './query-tokens.ts'

/** Something that can be put in place of what is being typed. */
export interface HelpItem {
  readonly id: string
  /** What is put there; a space at its end: it is complete. */
  readonly insert: string
  readonly label: string
  /** What it does, in one line. */
  readonly line: string
}

/** What helps with the piece of a search that stands before the caret. */
export interface SearchHelp {
  /** The stretch that a choice replaces. */
  readonly from: number
  readonly to: number
  readonly items: readonly HelpItem[]
  /** Words of the journal that belong here, to be asked for by their beginning. */
  readonly ask: { readonly of: 'names' | 'topics'; readonly start: string; readonly prefix: string } | null
  /** True once an operator has been begun: Enter takes the first choice then. */
  readonly isBegun: boolean
}

const item = (label: string, line: string, insert = label): HelpItem => ({ id: label, insert, label, line })

/** Everything that can be asked for beside words, each with a line about it. */
export const searchOperators: readonly HelpItem[] = [
  item('with:', 'a person’s name in the text'),
  item('#', 'a topic, such as #work'),
  item('mood:', 'such as mood:<4, mood:3..6'),
  item('energy:', 'from 1, empty, to 10, full'),
  item('stress:', 'from 1, loose, to 10, tight'),
  item('after:', 'that day, month or year, or later'),
  item('before:', 'earlier than that'),
  item('on:', 'on a day, in a month or year'),
  item('is:starred', 'pages with your star', 'is:starred '),
  item('has:photo', 'pages with a photo', 'has:photo '),
  item('feeling:', 'one of the eight you chose'),
  item('-', 'without it: -sleep, -#work'),
  item('"', 'words in a row: "blue cups"'),
  item('or', 'between two words: one of them', 'or '),
]

/** What an empty field offers first; behind it come the others. */
export const firstOperators: readonly HelpItem[] = searchOperators.filter(({ id }) =>
  ['with:', 'mood:', 'after:'].includes(id),
)

/** Chosen, it puts nothing into the field and offers all. */
export const moreOperators: HelpItem = item(
  'More',
  `${searchOperators.length - firstOperators.length} other ways to search`,
  '',
)

const ratingLines = [
  ['<4', '3 or lower'],
  ['4..6', '4 to 6'],
  ['>6', '7 or higher'],
  ['none', 'not given'],
] as const

function valuesOf(key: OperatorKey, today: Day): readonly (readonly [string, string])[] {
  const [month, year] = [today.slice(0, 7), today.slice(0, 4)]
  const lastYear = String(Number(year) - 1)
  switch (key) {
    case 'mood':
    case 'energy':
    case 'stress':
      return ratingLines
    case 'after':
    case 'before':
    case 'on':
      return [
        ['today', spanInWords({ from: today, to: today })],
        ['yesterday', spanInWords({ from: addDays(today, -1), to: addDays(today, -1) })],
        [month, spanInWords({ from: `${month}-01`, to: `${month}-28` })],
        [year, 'this year'],
        [lastYear, 'last year'],
      ]
    case 'has':
      return [['photo', 'pages with a photo']]
    case 'is':
      return [['starred', 'pages with your star']]
    case 'feeling':
      return emotionOrder.map((emotion) => [emotionName(emotion), emotionHint(emotion)])
    case 'with':
      return []
  }
}

const nothing = (caret: number): SearchHelp => ({
  from: caret,
  to: caret,
  items: [],
  ask: null,
  isBegun: false,
})

/** What to offer for what is typed, at the caret; the whole list for an empty field. `today` is the person's day. */
export function searchHelp(typed: string, caret: number, today: Day): SearchHelp {
  if (typed.trim() === '')
    return { from: 0, to: typed.length, items: searchOperators, ask: null, isBegun: false }
  const token = queryTokens(typed).find(({ from, to }) => from < caret && caret <= to)
  if (!token) return nothing(caret)
  const dash = token.isNot ? '-' : ''
  const place = { from: token.from, to: token.to }
  const raw = typed.slice(token.from, token.to)
  if (token.kind === 'topic' || raw === `${dash}#`)
    return {
      ...place,
      items: [],
      isBegun: true,
      ask: { of: 'topics', start: token.operand, prefix: `${dash}#` },
    }
  if (token.kind === 'operator' && token.key) return helpWithOperator(token, token.key, dash, today)
  if (token.kind !== 'word') return nothing(caret)
  const begun = token.operand.toLowerCase()
  const items = searchOperators.filter(({ label }) => label.startsWith(begun) && label !== begun)
  const withDash = items.map((one) => ({ ...one, insert: `${dash}${one.insert}` }))
  return { ...place, items: withDash, ask: null, isBegun: false }
}

function helpWithOperator(token: QueryToken, key: OperatorKey, dash: string, today: Day): SearchHelp {
  const { from, to, operand } = token
  const prefix = `${dash}${key}:`
  if (key === 'with')
    return { from, to, items: [], isBegun: true, ask: { of: 'names', start: operand, prefix } }
  const begun = operand.toLowerCase()
  const items = valuesOf(key, today)
    .filter(([value]) => value.startsWith(begun) && value !== begun)
    .map(([value, line]) => item(`${key}:${value}`, line, `${prefix}${value} `))
  return { from, to, items, ask: null, isBegun: true }
}

/** Operators that a search does not use yet, as examples of what else there is. */
export function unusedExamples(typed: string): string[] {
  const tokens = queryTokens(typed)
  const used = new Set(tokens.map(({ kind, key }) => key ?? kind))
  const isNotUsed = tokens.every(({ isNot }) => !isNot)
  return [
    ...(used.has('after') ? [] : ['after:2026-01']),
    ...(used.has('topic') ? [] : ['#work']),
    ...(isNotUsed ? ['-sleep'] : []),
    ...(used.has('mood') ? [] : ['mood:<4']),
    ...(used.has('is') ? [] : ['is:starred']),
  ].slice(0, 4)
}

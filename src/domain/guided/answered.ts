import type { GuidedConversation, Strength } from './guided-conversation.ts'
import type { GuidedMethod, GuidedStep } from './guided-method.ts'

export type Answers = Pick<GuidedConversation, 'answers' | 'ratings' | 'lines'>

/** What is rated at a step so far, with the words it is rated by: those named before, the step's own measure, or one empty row. */
export function strengthsOf({ steps }: GuidedMethod, step: GuidedStep, { ratings }: Answers): Strength[] {
  const own = ratings[step.id] ?? []
  if (step.measure) return [{ word: step.measure.word, value: own[0]?.value ?? -1 }]
  const before = steps.find(({ id }) => id === step.again)
  const named = before ? (ratings[before.id] ?? []).filter(({ word }) => word !== '') : []
  if (named.length === 0) return own.length > 0 ? own : [{ word: '', value: -1 }]
  return named.map(({ word }) => ({ word, value: own.find((one) => one.word === word)?.value ?? -1 }))
}

/** "guilt 8 of 10, anxiety 6 of 10"; empty where nothing was rated. */
export const strengthsInWords = (strengths: readonly Strength[]): string =>
  strengths
    .filter(({ value }) => value >= 0)
    .map(({ word, value }) => `${word} ${value} of 10`.trim())
    .join(', ')

/** An answer in one piece, as the list of steps shows it: its lines first, then the words; empty: none. */
export function answerInWords({ id, kind }: GuidedStep, { answers, ratings, lines }: Answers): string {
  if (kind === 'rating') return strengthsInWords(ratings[id] ?? [])
  const quotes = (lines[id] ?? []).map(({ quote }) => quote)
  return [...quotes, (answers[id] ?? '').trim()].filter((one) => one !== '').join(' ')
}

/** All that the person wrote themselves, an answer a paragraph; the lines of earlier pages are left out. */
export const guidedText = ({ answers }: Pick<Answers, 'answers'>): string =>
  Object.values(answers).join('\n\n')

export const isAnswered = (step: GuidedStep, answers: Answers): boolean => answerInWords(step, answers) !== ''

/** Whether anything at all was answered. */
export const isBegun = ({ steps }: GuidedMethod, answers: Answers): boolean =>
  steps.some((step) => isAnswered(step, answers))

const longestTitle = 60
/** What makes a line an item of a list. */
export const listSign = /^(?:[-*+]|\d{1,3}[.)])[ \t]/

/** Words without the full stop, comma or colon that they end with. */
const withoutEnd = (words: string): string => words.trimEnd().replace(/(?<![.,;:])[.,;:]+$/, '')

/** What a conversation is called: the first words of the answer that names it, else its method. At most 60 UTF-16 units and a sign of the cut. */
export function titleOf(method: GuidedMethod, answers: Answers): string {
  const naming = method.steps.find(({ id }) => id === method.namedBy)
  const [line = ''] = naming ? answerInWords(naming, answers).split('\n') : []
  const words = line.trim().replace(listSign, '').trim()
  if (words === '') return method.title
  if (words.length <= longestTitle) return withoutEnd(words)
  const gap = words.lastIndexOf(' ', longestTitle)
  const cut = words.slice(0, gap > 20 ? gap : longestTitle).replace(/[\uD800-\uDBFF]$/, '')
  return `${withoutEnd(cut)} …`
}

/** How far the strength of what was rated twice has moved, by word: its values before and after. Only what was rated both times. */
export function moved(
  { steps }: GuidedMethod,
  { ratings }: Answers,
): { readonly word: string; readonly before: number; readonly after: number }[] {
  return steps.flatMap(({ id, again }) => {
    if (!again) return []
    return (ratings[again] ?? []).flatMap(({ word, value }) => {
      const after = ratings[id]?.find((one) => one.word === word)?.value
      return after === undefined ? [] : [{ word, before: value, after }]
    })
  })
}

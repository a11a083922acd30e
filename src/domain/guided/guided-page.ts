import { longDate } from '#domain/time/entry-date.ts'
import { type Answers, isAnswered, listSign, strengthsInWords, titleOf } from './answered.ts'
import type { GuidedMethod, GuidedStep } from './guided-method.ts'

/** The page that a conversation becomes. */
export interface GuidedPage {
  readonly title: string
  /** Markdown: what was asked in *italics*, as a template's prompts stand, so that nothing of it counts as the person's words. */
  readonly content: string
}

const asItem = (line: string): string => (listSign.test(line.trim()) ? line : `- ${line}`)

const onOneLine = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.trim())
    .join(' ')

const blockOf = (step: GuidedStep, { answers, ratings, lines }: Answers): string => {
  if (step.kind === 'rating') return strengthsInWords(ratings[step.id] ?? [])
  const words = (answers[step.id] ?? '').trim()
  const said =
    step.kind === 'list'
      ? words
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(asItem)
          .join('\n')
      : words
  // A line of an earlier page is a quotation: it was not said again today.
  const quotes = (lines[step.id] ?? []).map(({ quote, day }) => `> ${onOneLine(quote)} (${longDate(day)})`)
  return [quotes.join('\n>\n'), said].filter((part) => part !== '').join('\n\n')
}

/** What was answered as a page, question by question; a step left empty leaves no trace. */
export function guidedPage(method: GuidedMethod, answers: Answers): GuidedPage {
  const parts = method.steps
    .filter((step) => isAnswered(step, answers))
    .map((step) => `*${step.question}*\n${blockOf(step, answers)}`)
  const title = titleOf(method, answers)
  return {
    title: title === method.title ? title : `${method.title}: ${title}`,
    content: `${parts.join('\n\n')}\n`,
  }
}

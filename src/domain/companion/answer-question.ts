import { shortDate } from '../journal/entry-date.ts'
import type { Day } from '../time/day.ts'
import type { Finding, RecalledPassage } from './reply.ts'
import { gapInWords, saidWhen } from './when-in-words.ts'

/** What an answer says before and after the quotes it rests on. */
export interface Answer {
  readonly lead: string
  readonly quotes: readonly RecalledPassage[]
  readonly after: string
}

const pagesInWords = (count: number): string => (count === 1 ? 'one page' : `${count} pages`)

/** The answer that a finding gives; null where nothing was found that could answer. It says what it rests on, and what it cannot know. */
export function answerOf(finding: Finding, today: Day): Answer | null {
  if (finding.passages.length === 0) return null
  const { quotes, after } = saidOf(finding)
  return { lead: leadOf(finding, today), quotes, after }
}

function leadOf({ question, passages, pages, searched, first, last }: Finding, today: Day): string {
  const within = question.periodWords ? capitalised(question.periodWords) : null
  const [quoted] = passages
  const day = quoted?.day ?? today
  const when = saidWhen(quoted ?? { day }, today)
  switch (question.kind) {
    case 'last':
      return `The last I find is ${when}${ago(day, today)}.`
    case 'first':
      return `The first I find is ${when}${ago(day, today)}.`
    case 'count':
      return `${within ? `${within}: on` : 'On'} ${pagesInWords(pages)} of ${searched}${fromTo(first, last, today)}.`
    case 'how':
      return `${within ? `${within} you` : 'You'} wrote ${pagesInWords(searched)}${pages > 0 && pages < searched ? `, of which ${pages} touch${pages === 1 ? 'es' : ''} this` : ''}.`
    case 'summary':
      return pages > 1
        ? `${within ?? 'In all'}, ${pagesInWords(pages)}${fromTo(first, last, today)}. In your own sentences:`
        : 'In your own sentences:'
    case 'recall':
      return passages.length === 1
        ? 'This is the line that comes nearest.'
        : 'These lines come nearest, the oldest first.'
  }
}

const ago = (day: Day, today: Day): string => {
  const gap = gapInWords(day, today)
  return gap ? `, ${gap} ago` : ''
}

function fromTo(first: Day | null, last: Day | null, today: Day): string {
  if (!first || !last) return ''
  const year = today.slice(0, 4)
  return first === last
    ? `, on ${shortDate(first, year)}`
    : `, from ${shortDate(first, year)} to ${shortDate(last, year)}`
}

function saidOf({ question, passages, pages, ratings }: Finding): Pick<Answer, 'quotes' | 'after'> {
  switch (question.kind) {
    case 'last':
      return { quotes: passages, after: pages > 1 ? `It is on ${pagesInWords(pages)} in all.` : '' }
    case 'first':
      return { quotes: passages, after: pages > 1 ? `It is on ${pagesInWords(pages)} since.` : '' }
    case 'count':
      return { quotes: passages.slice(0, 1), after: 'I count pages that hold the word or one near it.' }
    case 'how':
      return { quotes: passages, after: ratedInWords(ratings) }
    case 'summary':
      return { quotes: passages, after: '' }
    case 'recall':
      return {
        quotes: passages,
        after: pages > passages.length ? `${capitalised(pagesInWords(pages))} touch it in all.` : '',
      }
  }
}

/** 'Mood stood at 6 in the middle, given on 9 pages.' */
function ratedInWords(ratings: Finding['ratings']): string {
  const given = ratings.filter(({ count }) => count > 0)
  if (given.length === 0) return 'You gave no ratings there, so there is no number to go by.'
  return `${given.map(({ name, middle, count }) => `${name} stood at ${middle} of 10 in the middle, over ${count === 1 ? 'one page' : `${count} pages`}`).join('; ')}.`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

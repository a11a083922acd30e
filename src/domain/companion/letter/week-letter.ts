import { questionAbout } from '../moves/questions.ts'
import { type LetterLine, type LetterPage, letterLines } from './letter-lines.ts'
import {
  type LetterNotice,
  type LetterSources,
  letterNotice,
  type Middle,
  middleOf,
} from './letter-notice.ts'

/** What a week's letter holds. heavy: some of it is not for a letter by rules; empty: no words were written. */
export type WeekLetter =
  | { readonly kind: 'empty'; readonly mood: Middle | null }
  | { readonly kind: 'heavy' }
  | {
      readonly kind: 'told'
      readonly counts: LetterCounts
      readonly lines: readonly LetterLine[]
      readonly notice: LetterNotice | null
      /** `about`: the line that the question takes up; null: it takes up the week. */
      readonly question: { readonly words: string; readonly about: LetterLine | null }
    }

export interface LetterCounts {
  readonly pages: number
  readonly days: number
  readonly rated: number
}

interface Told extends LetterSources {
  /** True for words that may mean danger. */
  readonly mayMeanDanger: (text: string) => boolean
  /** The texts of earlier letters: what they asked is not asked again. */
  readonly earlier: readonly string[]
}

/** Questions about a week of which no line gives one, in the order in which they are asked. */
export const aboutTheWeek = [
  'Which of these days would you like to have once more?',
  'What of this week would you tell somebody who knows you well?',
  'What did this week ask of you that no page says?',
  'What would you like next week to have less of?',
  'Who made this week lighter, and do they know?',
] as const

/** The letter of a week: up to five of its own lines, one contradiction or change, and one question. The same pages give the same letter. */
export function weekLetter(sources: Told): WeekLetter {
  const { pages, mayBeQuoted, mayMeanDanger, earlier } = sources
  if (pages.some(({ text }) => mayMeanDanger(text))) return { kind: 'heavy' }
  const written = pages.filter(({ text }) => text.trim() !== '')
  if (written.length === 0) return { kind: 'empty', mood: middleOf(pages, 'mood') }
  const lines = letterLines(written, mayBeQuoted)
  return {
    kind: 'told',
    counts: countsOf(pages, written),
    lines,
    notice: letterNotice(sources),
    question: questionOf(lines, earlier),
  }
}

const countsOf = (pages: readonly LetterPage[], written: readonly LetterPage[]): LetterCounts => ({
  pages: written.length,
  days: new Set(written.map(({ day }) => day)).size,
  rated: pages.filter(({ mood, energy, stress }) => (mood ?? energy ?? stress) !== null).length,
})

/** The newest line that gives a question gives it. */
function questionOf(
  lines: readonly LetterLine[],
  earlier: readonly string[],
): { words: string; about: LetterLine | null } {
  const turns = earlier.map((content) => ({ role: 'assistant' as const, content }))
  for (const about of lines.toReversed()) {
    const words = questionAbout('ask', { message: about.quote, turns, interests: [], hasLine: false })
    if (words) return { words, about }
  }
  const fresh = aboutTheWeek.find((words) => !earlier.some((text) => text.includes(words)))
  return {
    words: fresh ?? aboutTheWeek[earlier.length % aboutTheWeek.length] ?? aboutTheWeek[0],
    about: null,
  }
}

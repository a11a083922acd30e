import { inWords } from '../text/number-words.ts'
import { timeOfDay } from '../time/day.ts'
import { type RatingScale, type Ratings, ratingScales, sentenceWord } from './rating-words.ts'

/** The check-in's sentence in pieces: words, and a blank for each scale. */
export type SentencePiece = { readonly words: string } | { readonly blank: RatingScale }

/** 'Tonight I feel _, with _ energy and _ stress.' at an hour (0 to 23) on the wall. */
export function checkInSentence(hour: number): SentencePiece[] {
  const part = timeOfDay(hour)
  const when = part === 'evening' || part === 'night' ? 'Tonight' : `This ${part}`
  return [
    { words: `${when} I feel ` },
    { blank: 'mood' },
    { words: ', with ' },
    { blank: 'energy' },
    { words: ' energy and ' },
    { blank: 'stress' },
    { words: ' stress.' },
  ]
}

/**
 * A check-in as the sentence that it was, 'Tonight I feel tender, with a little energy and no stress.'; what was not given is left out of it. Empty
 * where nothing was given.
 */
export function checkInSaid(hour: number, ratings: Ratings): string {
  const [first] = checkInSentence(hour)
  const begin = first && 'words' in first ? first.words.trim() : ''
  const { mood, energy, stress } = ratings
  const beside = [
    energy === null ? '' : `${sentenceWord('energy', energy)} energy`,
    stress === null ? '' : `${sentenceWord('stress', stress)} stress`,
  ].filter((words) => words !== '')
  if (mood === null && beside.length === 0) return ''
  if (mood === null) return `${begin.replace('I feel', 'I have')} ${beside.join(' and ')}.`
  return `${begin} ${sentenceWord('mood', mood)}${beside.length > 0 ? `, with ${beside.join(' and ')}` : ''}.`
}

/** What is missing until the check-in can be sealed: 'One more tap'; null when nothing is. */
export function missingTaps(ratings: Ratings): string | null {
  const missing = ratingScales.filter((scale) => ratings[scale] === null).length
  if (missing === 0) return null
  const count = inWords(missing)
  const word = count.charAt(0).toUpperCase() + count.slice(1)
  if (missing === ratingScales.length) return `${word} taps`
  return `${word} more ${missing === 1 ? 'tap' : 'taps'}`
}

/** The five answers of a scale, as ratings from 1 to 10. */
export const checkInAnswers = [2, 4, 6, 8, 10] as const

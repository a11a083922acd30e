import { type RatingScale, ratingScales, ratingWord, scaleEnds } from '#domain/journal/rating-words.ts'
import type { Day } from '#domain/time/day.ts'

/** Ratings of one scale that a word stands for, both ends included, 1 to 10. */
export interface RatedFeeling {
  readonly scale: RatingScale
  readonly from: number
  readonly to: number
}

/** A rating that somebody gave, and where. */
export interface Rated {
  readonly entryUid: string
  readonly createdAt: string
  readonly day: Day
  readonly scale: RatingScale
  readonly rating: number
}

const asked =
  /^(?:i )?(?:feel|feeling|felt|be|was|been|am)? ?(?:(?:so|very|really|this|that|quite|a bit) )*(\p{L}+(?: \p{L}+)?)$/iu

/** Words for how somebody is that are no word of a scale, by the ratings that they mean. */
const others: Readonly<Record<string, RatedFeeling>> = {
  good: { scale: 'mood', from: 8, to: 10 },
  happy: { scale: 'mood', from: 8, to: 10 },
  well: { scale: 'mood', from: 8, to: 10 },
  bad: { scale: 'mood', from: 1, to: 3 },
  energetic: { scale: 'energy', from: 8, to: 10 },
  exhausted: { scale: 'energy', from: 1, to: 2 },
  calm: { scale: 'stress', from: 1, to: 3 },
  relaxed: { scale: 'stress', from: 1, to: 3 },
  tense: { scale: 'stress', from: 7, to: 10 },
  stressed: { scale: 'stress', from: 7, to: 10 },
}

/** The ratings that somebody asks about with words such as 'feel light' or 'so tired': null where the words are none of the scales. */
export function ratedFeeling(about: string): RatedFeeling | null {
  const word = asked.exec(about.trim())?.[1]?.toLowerCase()
  if (word === undefined) return null
  return scaleWord(word) ?? (Object.hasOwn(others, word) ? (others[word] ?? null) : null)
}

/** The end of a scale stands for its third; any other word for its own rating and what lies beyond it, away from the middle. */
function scaleWord(word: string): RatedFeeling | null {
  for (const scale of ratingScales) {
    const [low, high] = scaleEnds(scale)
    if (word === low) return { scale, from: 1, to: 3 }
    if (word === high) return { scale, from: 8, to: 10 }
  }
  for (const scale of ratingScales)
    for (let rating = 1; rating <= 10; rating++)
      if (ratingWord(scale, rating) === word)
        return { scale, from: rating <= 4 ? 1 : rating, to: rating >= 7 ? 10 : rating }
  return null
}

/** The first or the last of the ratings that a feeling stands for; null: it was never given. */
export function ratedAt(
  ratings: Iterable<Rated>,
  { scale, from, to }: RatedFeeling,
  which: 'first' | 'last',
): Rated | null {
  let found: Rated | null = null
  for (const one of ratings) {
    if (one.scale !== scale || one.rating < from || one.rating > to) continue
    const isBetter =
      !found || (which === 'last' ? one.createdAt > found.createdAt : one.createdAt < found.createdAt)
    if (isBetter) found = one
  }
  return found
}

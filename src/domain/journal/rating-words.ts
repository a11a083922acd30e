/** The three things a person rates from 1 to 10. */
export const ratingScales = ['mood', 'energy', 'stress'] as const
export type RatingScale = (typeof ratingScales)[number]

/** A rating from 1 to 10, or null where none was given. */
export type Rating = number | null
export type Ratings = Readonly<Record<RatingScale, Rating>>

/** The ratings in something that was kept; null for each that is not a whole number from 1 to 10. */
export function ratingsIn(kept: object): Ratings {
  const read = (scale: RatingScale): Rating => {
    const value: unknown = (kept as Partial<Record<RatingScale, unknown>>)[scale]
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10 ? Number(value) : null
  }
  return { mood: read('mood'), energy: read('energy'), stress: read('stress') }
}

interface ScaleWords {
  readonly name: string
  /** Words for 1 and for 10. */
  readonly ends: readonly [string, string]
  /** One word for each of 1 to 10. */
  readonly words: readonly string[]
  /** What stands before the scale's noun in the check-in sentence, for each of 1 to 10. */
  readonly inSentence: readonly string[]
}

const moodWords = 'dark heavy dull low level tender settled light bright radiant'.split(' ')

const scaleWords: Record<RatingScale, ScaleWords> = {
  mood: { name: 'Mood', ends: ['heavy', 'light'], words: moodWords, inSentence: moodWords },
  energy: {
    name: 'Energy',
    ends: ['empty', 'full'],
    words: ['spent', 'drained', 'tired', 'low, steady', 'even', 'some', 'awake', 'strong', 'lively', 'full'],
    inSentence: [
      'no',
      'hardly any',
      'very little',
      'a little',
      'just enough',
      'some',
      'good',
      'plenty of',
      'a lot of',
      'all my',
    ],
  },
  stress: {
    name: 'Stress',
    ends: ['loose', 'tight'],
    words: [
      'still',
      'easy',
      'loose',
      'mild',
      'noticeable',
      'taut',
      'strained',
      'tight',
      'wound up',
      'too much',
    ],
    inSentence: [
      'no',
      'hardly any',
      'very little',
      'a little',
      'noticeable',
      'some',
      'rising',
      'a lot of',
      'heavy',
      'too much',
    ],
  },
}

/** The scale's own name: 'Mood', 'Energy' or 'Stress'. */
export const scaleName = (scale: RatingScale): string => scaleWords[scale].name

/** The words at the two ends of a scale, low end first. */
export const scaleEnds = (scale: RatingScale): readonly [string, string] => scaleWords[scale].ends

/** The word for a rating from 1 to 10, such as 'tender'; 'not given' for null. Anything else is a RangeError. */
export function ratingWord(scale: RatingScale, rating: Rating): string {
  return rating === null ? 'not given' : pick(scaleWords[scale].words, rating)
}

/** How a rating from 1 to 10 stands in the check-in sentence: 'a little' for an energy of 4. */
export function sentenceWord(scale: RatingScale, rating: number): string {
  return pick(scaleWords[scale].inSentence, rating)
}

/** All ratings as one line, in the order of the scales: 'tender 6, energy 4, stress 3'. Empty when none was given. */
export function ratingsLine(ratings: Ratings): string {
  return ratingScales
    .flatMap((scale) => {
      const rating = ratings[scale]
      if (rating === null) return []
      return scale === 'mood' ? `${ratingWord(scale, rating)} ${rating}` : `${scale} ${rating}`
    })
    .join(', ')
}

function pick(words: readonly string[], rating: number): string {
  const word = words[rating - 1]
  if (word === undefined) throw new RangeError(`a rating is a whole number from 1 to 10, not ${rating}`)
  return word
}

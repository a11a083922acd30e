import { ratingWord } from '#domain/journal/rating-words.ts'
import type { OtherValues } from '#domain/journal/versions/history-of.ts'
import type { TextDiff } from '#domain/journal/versions/word-diff.ts'
import { timeOnWall, weekday } from '#domain/time/entry-date.ts'
import type { VersionRow } from '#domain/views/versions.ts'

const whys: Readonly<Record<VersionRow['why'], string>> = {
  rested: 'as you left it',
  cut: 'before a long cut',
  finished: 'finished',
  'put back': 'before you put another back',
  merge: 'gave way to another device',
}

/** Why a version was kept, in words. */
export const whyWords = (why: VersionRow['why']): string => whys[why]

const many = (count: number, noun: string): string => (count === 1 ? `one ${noun}` : `${count} ${noun}s`)

/** 'Since then 12 words came in and 3 went out.' */
export function changeWords({ wordsIn, wordsOut }: Pick<TextDiff, 'wordsIn' | 'wordsOut'>): string {
  if (wordsIn === 0 && wordsOut === 0) return 'The words are the same; only lines and signs differ.'
  const parts = [
    wordsIn > 0 && `${many(wordsIn, 'word')} came in`,
    wordsOut > 0 && `${many(wordsOut, 'word')} went out`,
  ]
  return `Since then ${parts.filter(Boolean).join(' and ')}.`
}

const names: Readonly<Record<keyof OtherValues, string>> = {
  mood: 'Mood',
  energy: 'Energy',
  stress: 'Stress',
  emotions: 'Felt',
  activities: 'Did',
  topics: 'Topics',
  isStarred: 'Star',
  createdAt: 'Date',
  zone: 'Zone',
}

export const valueName = (field: keyof OtherValues): string => names[field]

/** A value as words: 'tender, 6 of 10', 'joy, trust', 'none'. */
export function valueWords(field: keyof OtherValues, values: OtherValues): string {
  const value = values[field]
  if (field === 'mood' || field === 'energy' || field === 'stress')
    return typeof value === 'number' ? `${ratingWord(field, value)}, ${value} of 10` : 'not given'
  if (field === 'isStarred') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none'
  if (field === 'createdAt' && typeof value === 'string') {
    const at = Date.parse(value)
    return `${weekday(value.slice(0, 10), 'short')} ${value.slice(0, 10)}, ${timeOnWall(at, 'UTC')} UTC`
  }
  return typeof value === 'string' ? value : 'none'
}

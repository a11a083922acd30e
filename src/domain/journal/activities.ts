import { fold } from '../text/fold.ts'
import { topicKey } from './hashtags.ts'

/** What is offered before somebody has used words of their own. */
export const firstActivities = [
  'walk',
  'work',
  'friends',
  'family',
  'music',
  'reading',
  'cooking',
  'exercise',
  'outdoors',
  'rest',
  'slept well',
  'slept badly',
  'ill',
  'travel',
  'a screen too long',
] as const

/** The longest activity, in UTF-16 units, and how many one entry can have. */
export const longestActivity = 60
export const mostActivities = 50

/** An activity as typed, made fit to be kept: one line, single spaces, short enough. Empty when nothing is left. */
export function cleanActivity(typed: string): string {
  const line = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(line)
    ? line
        .slice(0, longestActivity)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()
    : ''
}

/** A list with a word in it or not; nothing is in it twice, however it is spelt. The same list when nothing changes, or when it is full. */
export function withWord(
  words: readonly string[],
  word: string,
  isIn: boolean,
  most: number,
): readonly string[] {
  const key = topicKey(word)
  const isThere = words.some((one) => topicKey(one) === key)
  if (isThere === isIn || (isIn && words.length >= most)) return words
  return isIn ? [...words, word] : words.filter((one) => topicKey(one) !== key)
}

/** Words somebody has used, the most used first, of equals the one used last. `uses`: one list of words per entry, newest entry first. */
export function byUse(uses: Iterable<readonly string[]>): string[] {
  const known = new Map<string, { readonly word: string; count: number; readonly order: number }>()
  for (const words of uses) {
    for (const word of words) {
      const key = topicKey(word)
      const before = known.get(key)
      if (before) before.count += 1
      else known.set(key, { word, count: 1, order: known.size })
    }
  }
  return [...known.values()].sort((a, b) => b.count - a.count || a.order - b.order).map(({ word }) => word)
}

/**
 * Words to offer while somebody types, at most `most`: those that begin so before those that hold it, in the order given. `taken` are left
 * out.
 */
export function offers(
  words: readonly string[],
  typed: string,
  taken: readonly string[],
  most: number,
): string[] {
  const key = fold(typed.trim().replace(/^#+/, ''))
  const isTaken = new Set(taken.map(topicKey))
  const open = words.filter((word) => !isTaken.has(topicKey(word)))
  const begins = open.filter((word) => fold(word).startsWith(key))
  const holds = open.filter((word) => !begins.includes(word) && fold(word).includes(key))
  return [...begins, ...holds].slice(0, most)
}

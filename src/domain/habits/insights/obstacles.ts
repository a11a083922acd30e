import { stopwords } from '../../text/stopwords.ts'
import { words } from '../../text/text.ts'
import type { Day } from '../../time/day.ts'
import type { HabitFinding } from './finding.ts'

/** Why a day was skipped, or what was noted on a hard one. */
export interface SaidReason {
  readonly day: Day
  readonly text: string
}

/** Fewer reasons than this name no obstacle. */
export const leastReasons = 3

/** The word that stands in most reasons, in three at least, with the reasons quoted; newest first. */
export function obstacleFinding(reasons: readonly SaidReason[]): HabitFinding {
  const base = { id: 'obstacle', type: 'obstacle' as const, about: 'reasons', interval: null }
  const said = reasons.filter(({ text }) => text.trim() !== '').toSorted((a, b) => (a.day < b.day ? 1 : -1))
  if (said.length < leastReasons) {
    const missing = `not enough reasons yet (${said.length} of ${leastReasons})`
    return {
      ...base,
      about: 'none',
      sentence: 'What gets in the way?',
      basis: '',
      isClear: false,
      missing,
      quotes: [],
    }
  }
  const found = mostSaid(said)
  if (!found || found.in.length < leastReasons) {
    const basis = `${said.length} reasons, no word in ${leastReasons} of them`
    const sentence = 'No one thing gets in the way more than the others.'
    return {
      ...base,
      about: 'none',
      sentence,
      basis,
      isClear: false,
      missing: null,
      quotes: said.slice(0, 3),
    }
  }
  const sentence = `What gets in the way most often: “${found.word}”.`
  const basis = `in ${found.in.length} of ${said.length} reasons and notes of hard days`
  return {
    ...base,
    about: found.stem,
    sentence,
    basis,
    isClear: true,
    missing: null,
    quotes: found.in.slice(0, 3),
  }
}

function mostSaid(said: readonly SaidReason[]) {
  const byStem = new Map<string, { stem: string; word: string; in: SaidReason[] }>()
  for (const reason of said) {
    const seen = new Set<string>()
    for (const { start, end, folded, stem } of words(reason.text)) {
      if (folded.length < 3 || stopwords.has(folded) || seen.has(stem)) continue
      seen.add(stem)
      const before = byStem.get(stem) ?? { stem, word: reason.text.slice(start, end).toLowerCase(), in: [] }
      before.in.push(reason)
      byStem.set(stem, before)
    }
  }
  return [...byStem.values()].sort((a, b) => b.in.length - a.in.length)[0]
}

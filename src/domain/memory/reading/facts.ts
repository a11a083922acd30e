import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { TimeMention } from '#domain/journal/reading/times/times.ts'
import { fold } from '#domain/text/fold.ts'
import { isUnreal, takenBack } from './fact-guards.ts'
import { doing, type FactRule, factRules, momentary, noLonger } from './fact-rules.ts'
import type { FactFound, FactState, Mention } from './page-memory.ts'
import { type Reference, referencesIn } from './references.ts'

/** What is known of a page when its facts are looked for. */
export interface FactParts {
  readonly page: Page
  readonly mentions: readonly Mention[]
  readonly times: readonly TimeMention[]
}

/** What may stand between somebody and what is said of them. */
const light =
  /^(?:(?:,? who|,)? ?(?:['’](?:s|m|ve|re|d)|has|have|had|just|finally|also|only|already|officially|now|recently|actually|both|all|then|is|was|are|were|am|been|suddenly|secretly|really|still) )+/i
const longestWhat = 90

interface Matched {
  readonly slot: string
  readonly state: FactState
  readonly length: number
  readonly value: string | null
}

/** The facts that a page states, in its order: each is said of somebody named, of the writer, or of whom a pronoun surely means. */
export function factsIn(parts: FactParts): FactFound[] {
  const { page } = parts
  const found: FactFound[] = []
  for (const [at, sentence] of page.sentences.entries()) {
    if (isForeignAll(page, at)) continue
    const taken: { readonly from: number; readonly to: number }[] = []
    for (const reference of referencesIn(parts, at)) {
      const fact = factAfter(parts, at, reference)
      if (!fact || taken.some(({ from, to }) => fact.from < to && fact.to > from)) continue
      taken.push(fact)
      if (!isForeignAt(page, sentence.start + fact.from)) found.push(fact.fact)
    }
  }
  return found
}

const isForeignAll = (page: Page, at: number): boolean =>
  (page.bySentence[at] ?? []).every(({ isForeign }) => isForeign)
const isForeignAt = (page: Page, place: number): boolean =>
  page.foreign.some(({ start, end }) => place >= start && place < end)

function factAfter(parts: FactParts, at: number, { surface, end, isElided }: Reference) {
  const sentence = parts.page.sentences[at]
  if (!sentence) return null
  const tail = sentence.text.slice(end)
  const rest = isElided ? tail : tail.replace(/^ /, '')
  const shift = end + (tail.length - rest.length)
  for (const skip of skipsOf(rest, isElided)) {
    const matched = matchedIn(rest.slice(skip), isElided)
    if (!matched) continue
    const start = shift + skip
    if (isUnreal(sentence.text, start) || takenBack(sentence.text.slice(start))) return null
    const what = wordsOf(sentence.text.slice(start), matched.length)
    const time = timeFor(parts.times, sentence.start + start, sentence.start, sentence.end, what.length)
    if (time === 'ahead' && matched.slot !== 'age') return null
    const days = time === 'ahead' ? null : time
    const value = matched.value ?? fold(toldValue(parts, sentence.start + start, what, matched.length))
    const fact: FactFound = {
      ...{ subject: surface, slot: matched.slot, value, what, state: matched.state },
      ...{ from: days?.from ?? null, to: days?.to ?? null, sentence: at },
    }
    return { from: start, to: start + matched.length, fact }
  }
  return null
}

/** Where the verb may begin: at once, or after light words. 'was born' and 'is seeing' need theirs, so both are tried. */
function skipsOf(rest: string, isElided: boolean): number[] {
  if (isElided) return [0]
  const who = /^,? ?who /.exec(rest)?.[0].length ?? 0
  const all = light.exec(rest)?.[0].length ?? 0
  const adverb =
    /^(?:,? who )?(?:(?:has|have|had|['’]ve|['’]s|just|finally|also|already|recently|now) )+/i.exec(rest)?.[0]
      .length ?? 0
  return [...new Set([0, who, adverb, all])]
}

function matchedIn(rest: string, isElided: boolean): Matched | null {
  for (const { slot, state, pattern, mayBeElided } of factRules as readonly FactRule[]) {
    if (isElided && !mayBeElided) continue
    const match = pattern.exec(rest)
    if (match) return { slot, state, length: match[0].length, value: null }
  }
  const does = doing.exec(rest)
  const verb = does?.[2]?.toLowerCase()
  if (does && verb && !momentary.has(verb)) {
    const ends = /^(?:stopped|quit|has stopped|have stopped|no longer)/i.test(does[0])
    return { slot: `does ${verb}`, state: ends ? 'ends' : 'begins', length: does[0].length, value: verb }
  }
  const not = isElided ? null : noLonger.exec(rest)
  const plain = not?.[1]?.toLowerCase()
  if (!not || !plain) return null
  const ing = `${plain.replace(/e$/, '')}ing`
  return { slot: `does ${ing}`, state: 'ends', length: not[0].length, value: ing }
}

/** The clause from the verb on, whole words, without its end. */
function wordsOf(rest: string, least: number): string {
  const clause = /^[^.;:!?—–()\n]*/.exec(rest)?.[0] ?? ''
  let end = clause.length
  for (const match of clause.matchAll(/,| (?:and|but|because|so that|which|while) /g)) {
    if (match.index < least) continue
    end = match.index
    break
  }
  const words = clause.slice(0, end)
  if (words.length <= longestWhat) return words.trim()
  const cut = words.lastIndexOf(' ', longestWhat)
  return words.slice(0, Math.max(cut, least)).trim()
}

/** What tells two values apart: a place or person that the clause names, else its words after the verb without times. */
function toldValue({ mentions, times }: FactParts, start: number, what: string, length: number): string {
  const end = start + what.length
  const named = mentions
    .filter(({ kind }) => kind === 'place' || kind === 'person')
    .flatMap(({ surface, places }) => places.map(([from, to]) => ({ surface, from, to })))
    .filter(({ from, to }) => from >= start && to <= end)
    .sort((a, b) => a.from - b.from)[0]
  if (named) return named.surface
  const time = times.find((each) => each.start >= start + length - 4 && each.end <= end)
  const bare = time ? what.slice(0, Math.max(0, time.start - start)) : what
  return bare
    .replace(/^\S+ /, '')
    .replace(/^(?:in|on|at|to|into|the|a|an|my|her|his|their|our|as|with|for) /i, '')
    .replace(/ (?:in|on|at|since|from|last|this|to)$/i, '')
    .trim()
}

type Time = { readonly from: string; readonly to: string } | 'ahead' | null

/** The time that goes with a claim: named in its clause, or before it in the sentence. */
function timeFor(times: readonly TimeMention[], at: number, from: number, to: number, length: number): Time {
  const inSentence = times.filter((time) => time.start >= from && time.end <= to)
  const own = inSentence.find((time) => time.start >= at && time.start <= at + length + 24)
  const time = own ?? inSentence.filter((each) => each.end <= at).at(-1)
  if (!time || time.from === null || time.to === null) return null
  if (time.direction === 'future') return own ? 'ahead' : null
  return { from: time.from, to: time.to }
}

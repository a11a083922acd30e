import { tokensOf } from '#domain/journal/reading/language/language-tokens.ts'
import { type Surface, self } from './page-memory.ts'
import { meantBy } from './pronouns/pronouns.ts'
import {
  besideOf,
  buriedFrom,
  type Found,
  isApart,
  isSubject,
  isToldOf,
  type Named,
  roleStart,
} from './subjects.ts'

/** Who stands somewhere in a sentence. `end`: one past their words, in units of the sentence; isElided: nobody is named, the sentence begins with its verb. */
export interface Reference {
  readonly surface: Surface
  readonly end: number
  readonly isElided: boolean
  /** Those named together with them, as 'Anna and' of 'Anna and I'. */
  readonly beside: readonly Surface[]
  /** Their name stands after what is said: 'my new boss is Gus'. */
  readonly isAfter?: true
}

/** 'he said I got the job': whoever said so, or the writer. */
const theySaid = /\b(?:he|she|they|who) (?:said|says|goes|went|was like|were like),? $/i

/** The people of a sentence of whom something may be said, in order. */
export function referencesIn({ page, mentions }: Found, at: number): Reference[] {
  const sentence = page.sentences[at]
  if (!sentence) return []
  const found: Reference[] = []
  const named = namedIn({ page, mentions }, at)
  for (const [nth, { surface, from, to }] of named.entries()) {
    const together = besideOf(sentence.text, named.slice(0, nth), from)
    const start = together?.from ?? from
    const one = together ? null : pronounBeside({ page, mentions }, at, from)
    if (one || isSubject(sentence.text, start, to) || isToldOf(sentence.text, from, to))
      found.push({ surface, end: to, isElided: false, beside: one ?? together?.surfaces ?? [] })
    const role = roleStart(sentence.text, from, to)
    const before = role ?? buriedFrom(sentence.text, from, to)
    if (before !== null) found.push({ surface, end: before, isElided: false, beside: [], isAfter: true })
  }
  for (const { folded, start, end, isForeign } of tokensOf(page, at)) {
    if (isForeign) continue
    const from = start - sentence.start
    const together = besideOf(
      sentence.text,
      named.filter((one) => one.to <= from),
      from,
    )
    const beside = together && isSubject(sentence.text, together.from) ? together.surfaces : []
    const place = { end: pronounEnd(folded, start, end) - sentence.start, isElided: false, beside }
    const isOwn = /^(?:i|we|i'm|im|i've|ive|we've|we're)$/.test(folded)
    if (isOwn && !theySaid.test(sentence.text.slice(0, from))) found.push({ surface: self, ...place })
    const meant = /^(?:he|she|he's|she's)$/.test(folded)
      ? meantBy({ page, mentions }, at, folded, start)
      : null
    if (meant) found.push({ surface: meant, ...place })
    const buried = /^(?:him|her)$/.test(folded) ? buriedThem({ page, mentions }, at, start, end) : null
    if (buried) found.push(buried)
    const [first, ...others] = /^they(?:'re|'ve)?$/.test(folded) ? bothBefore({ page, mentions }, at) : []
    if (first) found.push({ surface: first, ...place, beside: others })
  }
  return [...found, ...unnamedIn({ page, mentions }, at)].sort((a, b) => a.end - b.end)
}

/** Of whom a sentence goes on that names nobody before its verb: the writer or, after a sentence about somebody else, them. */
function unnamedIn(found: Found, at: number): Reference[] {
  const { text, start } = found.page.sentences[at] ?? { text: '', start: 0 }
  if (!/^[\p{L}\p{N}]/u.test(text)) return []
  const isAbout = isAboutAnother(found, at)
  // 'Ron came. Drives the Zamboni.'
  const other = isAbout && /^\p{L}{2,12}s /u.test(text) ? leaderBefore(found, at) : null
  const owner = /^(his|her) /i.exec(text)?.[1]?.toLowerCase()
  const meant = owner && meantBy(found, at, owner === 'his' ? 'he' : 'she', start)
  return [
    ...(isAbout ? [] : [{ surface: self, end: 0, isElided: true, beside: [] }]),
    ...(other ? [{ surface: other, end: 0, isElided: false, beside: [] }] : []),
    ...(meant ? [{ surface: meant, end: 3, isElided: false, beside: [] }] : []),
  ]
}

/** The people of a sentence, in order. */
function namedIn({ page, mentions }: Found, at: number): Named[] {
  const { start, end } = page.sentences[at] ?? { start: 0, end: 0 }
  return mentions
    .flatMap(({ surface, kind, places }) =>
      kind === 'person' ? places.map(([from, to]) => ({ surface, from, to })) : [],
    )
    .filter(({ from, to }) => from >= start && to <= end)
    .map(({ surface, from, to }) => ({ surface, from: from - start, to: to - start }))
    .sort((a, b) => a.from - b.from)
}

/** 'We buried her today': whom the pronoun means. */
function buriedThem(found: Found, at: number, start: number, end: number): Reference | null {
  const sentence = found.page.sentences[at]
  if (!sentence) return null
  const [from, to] = [start - sentence.start, end - sentence.start]
  const verb = buriedFrom(sentence.text, from, to)
  if (
    verb === null ||
    !/^(?:[.,;!]|$| (?:today|yesterday|this|last|on|in|at|beside|next|with|out|and|\p{Lu}\p{Ll}+day)\b)/u.test(
      sentence.text.slice(to),
    )
  )
    return null
  const pronoun = /^her$/i.test(sentence.text.slice(from, to)) ? 'she' : 'he'
  const surface = meantBy(found, at, pronoun, start)
  return surface === null ? null : { surface, end: verb, isElided: false, beside: [], isAfter: true }
}

/** 'she and Owain', 'me and Jo': whom the word before 'and' means, where both begin a clause. */
function pronounBeside(found: Found, at: number, from: number): Surface[] | null {
  const sentence = found.page.sentences[at]
  const before = sentence?.text.slice(0, from) ?? ''
  const match = /(?:^|[.;:,] |\b(?:and|but|so|that) )(she|he|i|me|we) and (?:my )?$/i.exec(before)
  const word = match?.[1]?.toLowerCase()
  if (!sentence || !word) return null
  if (!/^s?he$/.test(word)) return [self]
  const meant = meantBy(found, at, word, sentence.start + from - word.length)
  return meant ? [meant] : null
}

/** Both of whom this sentence or the one before speaks together: 'Anna and Tom came. They live in Bath.' Nobody where more are named. */
function bothBefore({ page, mentions }: Found, at: number): Surface[] {
  for (const back of [0, 1]) {
    const sentence = page.sentences[at - back]
    if (!sentence || (back > 0 && isApart(page, at))) return []
    const named = namedIn({ page, mentions }, at - back)
    const last = named.at(-1)
    if (!last) continue
    const together = besideOf(sentence.text, named.slice(0, -1), last.from)
    const isAll = together && together.surfaces.length === named.length - 1
    return isAll && isSubject(sentence.text, together.from) ? [...together.surfaces, last.surface] : []
  }
  return []
}

/** Whether one of the three sentences before, in the same paragraph, speaks of somebody else: what follows without a name may go on about them. */
function isAboutAnother(found: Found, at: number): boolean {
  for (const back of [1, 2, 3]) {
    const before = found.page.sentences[at - back]
    if (!before || isApart(found.page, at - back + 1)) return false
    if (/^\W{0,3}(?:they|her|his|their)\b|\bs?he\b/i.test(before.text)) return true
    const named = namedIn(found, at - back)
    if (named.some(({ from }) => isSubject(before.text, from))) return true
    // 'At the stop met Mr Situma, taught maths': it ends with somebody else's doings.
    const last = back === 1 ? named.at(-1) : undefined
    if (last && /^, \p{Ll}{2,}(?:ed|t|s) /u.test(before.text.slice(last.to))) return true
    // The writer is spoken of again.
    if (/\b(?:i|i['’]?m|we|me|my|us|our)\b/i.test(before.text)) return false
  }
  return false
}

/** The only person whom the sentence before names, where it speaks of them. */
function leaderBefore(found: Found, at: number): Surface | null {
  const named = namedIn(found, at - 1)
  const [first] = named
  const isOne = first && named.every(({ surface }) => surface === first.surface)
  return isOne && isSubject(found.page.sentences[at - 1]?.text ?? '', first.from) ? first.surface : null
}

/** 'she's' and 'I've' end before their apostrophe. */
const pronounEnd = (folded: string, start: number, end: number): number =>
  folded.includes("'") ? start + folded.indexOf("'") : /^i(?:m|ve)$/.test(folded) ? start + 1 : end

import { falseFindRates } from '#domain/chance/false-find-rates.ts'
import { addDays, timeOfDay } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import type { PageFacts } from './day-table.ts'
import type { CognitivePattern, InsightReceipt } from './derived.ts'
import { type PatternKind, patternKinds } from './pattern-kinds.ts'
import { clearDifference, eitherWayP, moreHereP, standingAlone } from './statistics/exact.ts'
import { meanOf, neighbourCorrelation } from './statistics/numbers.ts'

/** A sentence of the person's in which something was counted. */
export interface PhraseReceipt extends InsightReceipt {
  /** The counted words, literally in the quote. */
  readonly counted: string
}

/** A turn of phrase that comes back, with what it rests on. */
export interface ThinkingPattern extends CognitivePattern {
  readonly claim: string
  /** What it is called: 'Should, must, ought'. */
  readonly name: string
  /** What was found, as a sentence: 'You write what should be, more often with ward.' */
  readonly head: string
  /** Newest first, at most one a page. */
  readonly receipts: readonly PhraseReceipt[]
  /** Something the person wrote the other way; null: nothing was found. */
  readonly counterExample: PhraseReceipt | null
  /** Pages with it in each thirteenth of the time. */
  readonly course: readonly number[]
  /** How many pages were looked at. */
  readonly of: number
  /** Whether it stands on a larger or a smaller share of the pages of the second half than of the first, by Fisher's exact test with p below .05, made up for phrases that come in runs. */
  readonly lately: 'more' | 'less' | 'same'
}

/** A phrase on fewer pages is no pattern. */
const leastPages = 3
/** From these shares of pages on it is often, or sometimes. */
const oftenShare = 0.3
const sometimesShare = 0.12
const parts = 13

/** The turns of phrase that come back in pages (in any order) up to a day, limiting ones first, each kind's most frequent first. */
export function thinkingPatterns(pages: readonly PageFacts[], from: string, to: string): ThinkingPattern[] {
  const written = pages
    .filter(({ words }) => words > 0)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.hour - b.hour))
  const byKind = new Map<string, PhraseReceipt[]>()
  const newest = [...written].sort((a, b) =>
    a.day < b.day ? 1 : a.day > b.day ? -1 : a.uid < b.uid ? 1 : -1,
  )
  for (const page of newest) {
    for (const { kind, phrase, sentence } of uniqueKinds(page)) {
      const known = byKind.get(kind) ?? []
      known.push({ entryUid: page.uid, day: page.day, quote: sentence, counted: phrase })
      byKind.set(kind, known)
    }
  }
  const often = [...byKind]
    .filter(([kind, receipts]) => patternKinds[kind] && receipts.length >= leastPages)
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
  const contexts = contextsOf(
    often.map(([, receipts]) => new Set(receipts.map(({ entryUid }) => entryUid))),
    written,
  )
  return often.map(([kind, receipts], at) =>
    patternOf(kind, receipts, byKind, written, from, to, contexts[at] ?? []),
  )
}

const uniqueKinds = ({ phrases }: PageFacts) =>
  new Map(phrases.map((phrase) => [phrase.kind, phrase])).values()

function patternOf(
  kind: string,
  receipts: readonly PhraseReceipt[],
  byKind: ReadonlyMap<string, readonly PhraseReceipt[]>,
  written: readonly PageFacts[],
  from: string,
  to: string,
  contexts: readonly string[],
): ThinkingPattern {
  const words = patternKinds[kind] as PatternKind
  const on = new Set(receipts.map(({ entryUid }) => entryUid))
  const its = written.filter(({ uid }) => on.has(uid))
  const rate = receipts.length / written.length
  const type = its[0]?.phrases.find((phrase) => phrase.kind === kind)?.type ?? 'limiting'
  const length = daysBetween(from, to) + 1
  const middle = addDays(from, Math.floor(length / 2))
  const late = receipts.filter(({ day }) => day >= middle).length
  const course = Array.from({ length: parts }, () => 0)
  for (const { day } of receipts) {
    const part = Math.min(parts - 1, Math.floor((daysBetween(from, day) / length) * parts))
    course[part] = (course[part] ?? 0) + 1
  }
  return {
    ...{ claim: `pattern ${kind}`, pattern: kind, name: words.name, type, receipts, course },
    head: `${words.says}${contexts.length === 0 ? '' : `, more often with ${new Intl.ListFormat('en-GB').format(contexts)}`}.`,
    contexts: [...contexts],
    of: written.length,
    lately: latelyOf(on, written, middle),
    frequency: receipts.length,
    qualitativeFrequency: rate >= oftenShare ? 'Often' : rate >= sometimesShare ? 'Sometimes' : 'Rarely',
    justification: `It stands on ${receipts.length} of ${written.length} pages.`,
    implication:
      contexts.length === 0
        ? 'It goes with nothing in particular.'
        : `It comes more often with ${contexts.join(', ')}.`,
    actionableInsight: words.second,
    impact: impactOf(its, written, on),
    frequencyChange: late - (receipts.length - late),
    firstObserved: receipts.at(-1)?.day ?? from,
    lastObserved: receipts[0]?.day ?? to,
    lastDetected: to,
    counterExample:
      words.other.flatMap(
        (other) => byKind.get(other)?.filter(({ entryUid }) => !on.has(entryUid)) ?? [],
      )[0] ?? null,
  }
}

/** How much of a page's being one of some carries over to the next page in time. */
const carriedIn = (pages: readonly PageFacts[], isOne: (page: PageFacts) => boolean): number =>
  neighbourCorrelation(pages.map((page) => (isOne(page) ? 1 : 0)))

function latelyOf(
  on: ReadonlySet<string>,
  written: readonly PageFacts[],
  middle: string,
): ThinkingPattern['lately'] {
  const late = written.filter(({ day }) => day >= middle)
  const early = written.filter(({ day }) => day < middle)
  const there = (pages: readonly PageFacts[]) => pages.map(({ uid }): number => (on.has(uid) ? 1 : 0))
  const count = (pages: readonly PageFacts[]) => there(pages).filter(Boolean).length
  const groups = { here: count(late), ofHere: late.length, there: count(early), ofThere: early.length }
  const rests = [early, late].flatMap((half) => {
    const share = meanOf(there(half))
    return there(half).map((value) => value - share)
  })
  const carried = neighbourCorrelation(rests)
  if (eitherWayP(standingAlone(groups, carried)) >= 0.05) return 'same'
  return groups.here * groups.ofThere > groups.there * groups.ofHere ? 'more' : 'less'
}

const contextsOn = (page: PageFacts): ReadonlySet<string> =>
  new Set([
    ...page.people,
    ...page.topics,
    ...page.activities,
    ...(page.hoursIn === null ? [] : [`the ${timeOfDay(page.hour)}`]),
  ])

const shownContexts = 3

/**
 * For each pattern (given by its pages) what stands more often on its pages than on the others, the clearest first, three at most: by Fisher's exact test,
 * with at most one of twenty false (Benjamini and Hochberg 1995) over everything that was tried for all patterns, made up for what comes in runs. What is on fewer than three pages is not tried.
 */
function contextsOf(patterns: readonly ReadonlySet<string>[], all: readonly PageFacts[]): string[][] {
  const pagesOf = new Map<string, string[]>()
  for (const page of all) {
    for (const word of contextsOn(page)) {
      const known = pagesOf.get(word)
      if (known) known.push(page.uid)
      else pagesOf.set(word, [page.uid])
    }
  }
  const often = [...pagesOf].filter(([, uids]) => uids.length >= leastPages && uids.length < all.length)
  const carried = new Map(
    often.map(([word, uids]) => {
      const those = new Set(uids)
      return [word, carriedIn(all, ({ uid }) => those.has(uid))]
    }),
  )
  const tried = patterns.flatMap((on, pattern) => {
    const own = carriedIn(all, ({ uid }) => on.has(uid))
    return often.map(([word, uids]) => {
      const here = uids.filter((uid) => on.has(uid)).length
      const there = uids.length - here
      const groups = { here, ofHere: on.size, there, ofThere: all.length - on.size }
      const p = moreHereP(standingAlone(groups, own * (carried.get(word) ?? 0)))
      return { pattern, word, here, p }
    })
  })
  const rates = falseFindRates(tried.map(({ p }) => p))
  const found = tried.filter(({ here }, at) => here >= leastPages && (rates[at] ?? 1) <= 0.05)
  return patterns.map((_, pattern) =>
    found
      .filter((one) => one.pattern === pattern)
      .sort((a, b) => a.p - b.p || b.here - a.here || (a.word < b.word ? -1 : 1))
      .slice(0, shownContexts)
      .map(({ word }) => word),
  )
}

/** Points of mood between its pages and the others, where both have seven rated ones; 0 where that is not clear. */
function impactOf(its: readonly PageFacts[], all: readonly PageFacts[], on: ReadonlySet<string>): number {
  const with_ = its.flatMap(({ mood }) => mood ?? [])
  const without = all.flatMap(({ uid, mood }) => (on.has(uid) || mood === null ? [] : [mood]))
  if (Math.min(with_.length, without.length) < 7) return 0
  return Math.round(clearDifference(with_, without) * 10) / 10
}

import { addDays, timeOfDay } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import type { PageFacts } from './day-table.ts'
import type { CognitivePattern, InsightReceipt } from './derived.ts'
import { meanOf } from './statistics/numbers.ts'

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
  /** Newest first, at most one a page. */
  readonly receipts: readonly PhraseReceipt[]
  /** Something the person wrote the other way; null: nothing was found. */
  readonly counterExample: PhraseReceipt | null
  /** Pages with it in each thirteenth of the time. */
  readonly course: readonly number[]
  /** How many pages were looked at. */
  readonly of: number
}

interface KindWords {
  readonly name: string
  /** What to look at again; never what somebody is. */
  readonly second: string
  /** Kinds of phrases that say the other side of it. */
  readonly other: readonly string[]
}

const kinds: Readonly<Record<string, KindWords>> = {
  absolute: {
    name: 'Always, never, nobody',
    second: 'Was there one time when it was otherwise?',
    other: ['noticing', 'managed', 'gratitude'],
  },
  'mind-reading': {
    name: 'What others think',
    second: 'Did they say so, or was it guessed?',
    other: ['asked-for-help', 'reframing', 'repair'],
  },
  should: {
    name: 'Should, must, ought',
    second: 'Whose rule is it, and would you hold a friend to it?',
    other: ['self-kindness', 'boundary', 'managed'],
  },
  catastrophe: {
    name: 'The worst of it',
    second: 'What would you do on the day after, if it came?',
    other: ['reframing', 'planned-step', 'managed'],
  },
  label: {
    name: 'A word for all of you',
    second: 'What happened, told without the word?',
    other: ['self-kindness', 'managed', 'gratitude'],
  },
  'all-or-nothing': {
    name: 'All or nothing',
    second: 'What would half of it be worth?',
    other: ['managed', 'planned-step', 'reframing'],
  },
  'fortune-telling': {
    name: 'Knowing how it ends',
    second: 'How often did it come as foretold?',
    other: ['planned-step', 'reframing', 'managed'],
  },
  personalising: {
    name: 'All on you',
    second: 'Who and what else had a part in it?',
    other: ['self-kindness', 'reframing', 'boundary'],
  },
  discounting: {
    name: 'It does not count',
    second: 'Who would say that it counts?',
    other: ['gratitude', 'managed', 'self-kindness'],
  },
  'asked-for-help': {
    name: 'Asking for help',
    second: 'Whom else could you ask so?',
    other: ['absolute', 'personalising'],
  },
  managed: {
    name: 'Done, and said so',
    second: 'What made it possible that day?',
    other: ['discounting', 'all-or-nothing', 'should'],
  },
  boundary: {
    name: 'A line drawn',
    second: 'Where would the same line help?',
    other: ['should', 'personalising'],
  },
  gratitude: {
    name: 'Thanks',
    second: 'Does the one you thank know of it?',
    other: ['absolute', 'discounting'],
  },
  reframing: {
    name: 'A second reading',
    second: 'What lets you see it from the other side?',
    other: ['catastrophe', 'all-or-nothing', 'absolute'],
  },
  'planned-step': {
    name: 'The next step',
    second: 'How small may the next one be?',
    other: ['fortune-telling', 'catastrophe'],
  },
  repair: {
    name: 'Making it good',
    second: 'What was the hardest word of it?',
    other: ['mind-reading', 'personalising'],
  },
  'self-kindness': {
    name: 'Kind to yourself',
    second: 'Could you say it again on a hard day?',
    other: ['label', 'should', 'personalising'],
  },
  noticing: {
    name: 'Noticing',
    second: 'What else was there on such a day?',
    other: ['absolute', 'catastrophe'],
  },
}

/** A phrase on fewer pages is no pattern. */
const leastPages = 3
/** From these shares of pages on it is often, or sometimes. */
const oftenShare = 0.3
const sometimesShare = 0.12
const parts = 13

/** The turns of phrase that come back in pages (in any order) up to a day, limiting ones first, each kind's most frequent first. */
export function thinkingPatterns(pages: readonly PageFacts[], from: string, to: string): ThinkingPattern[] {
  const written = pages.filter(({ words }) => words > 0)
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
  return [...byKind]
    .filter(([kind, receipts]) => kinds[kind] && receipts.length >= leastPages)
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([kind, receipts]) => patternOf(kind, receipts, byKind, written, from, to))
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
): ThinkingPattern {
  const words = kinds[kind] as KindWords
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
  const contexts = contextsOf(its, written)
  return {
    ...{ claim: `pattern ${kind}`, pattern: kind, name: words.name, type, contexts, receipts, course },
    of: written.length,
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

/** What stands on at least three of its pages, and at least twice as often there as on all others. */
function contextsOf(its: readonly PageFacts[], all: readonly PageFacts[]): string[] {
  const wordsOf = (page: PageFacts) => [
    ...page.people,
    ...page.topics,
    ...page.activities,
    `the ${timeOfDay(page.hour)}`,
  ]
  const count = (pages: readonly PageFacts[]) => {
    const counts = new Map<string, number>()
    for (const page of pages)
      for (const word of new Set(wordsOf(page))) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  }
  const [here, whole] = [count(its), count(all)]
  return [...here]
    .map(([word, n]) => ({ word, n, rest: (whole.get(word) ?? n) - n }))
    .filter(({ n, rest }) => n >= 3 && n / its.length >= 2 * (rest / Math.max(1, all.length - its.length)))
    .sort((a, b) => b.n - a.n || (a.word < b.word ? -1 : 1))
    .slice(0, 3)
    .map(({ word }) => word)
}

/** Points of mood between its pages and the others, where both have seven rated ones. */
function impactOf(its: readonly PageFacts[], all: readonly PageFacts[], on: ReadonlySet<string>): number {
  const with_ = its.flatMap(({ mood }) => mood ?? [])
  const without = all.flatMap(({ uid, mood }) => (on.has(uid) || mood === null ? [] : [mood]))
  if (Math.min(with_.length, without.length) < 7) return 0
  return Math.round((meanOf(with_) - meanOf(without)) * 10) / 10
}

import { falseFindRates } from '#domain/chance/false-find-rates.ts'
import type { EmotionCategory } from '../journal/emotion.ts'
import { mondayNumberOf, type PageFacts } from './day-table.ts'
import type { Relationship } from './derived.ts'
import type { RelationshipCalibration } from './records.ts'
import { adjusted, carriedOver } from './statistics/adjusted.ts'
import type { Move } from './statistics/moves.ts'
import { meanOf } from './statistics/numbers.ts'
import { levels, risenBy } from './statistics/step.ts'

/** A person of the pages. */
export interface PersonMet extends Relationship {
  readonly claim: string
  readonly days: number
  /** The pages that name them, newest first. */
  readonly entryUids: readonly string[]
  readonly lastDay: string
  /** The mood on days with them against days without; null: it was not looked at. */
  readonly move: Move | null
  /** Others who stand on the same pages, the most frequent first. */
  readonly with: readonly string[]
}

function pagesBy(
  pages: readonly PageFacts[],
  wordsOf: (page: PageFacts) => readonly string[],
): Map<string, PageFacts[]> {
  const by = new Map<string, PageFacts[]>()
  for (const page of pages) {
    for (const word of new Set(wordsOf(page))) {
      const known = by.get(word)
      if (known) known.push(page)
      else by.set(word, [page])
    }
  }
  return by
}

/** Who is named on such a share of the days with pages is named as often as anybody need be. */
const oftenEnough = 0.25

/** How strongly somebody belongs to a time: the days that name them, held against those of the one who is named most and against a quarter of all days with pages, and how lately. */
function strengthOf(
  share: number,
  most: number,
  idleDays: number,
  calibration: RelationshipCalibration,
): number {
  const frequency = (share / most) ** (0.5 * calibration.frequencyImpact)
  const forgotten = Math.exp(-calibration.decayRate * calibration.recencySensitivity * idleDays)
  return frequency * forgotten
}

/** Pages come in order of time. */
const lastDayOf = (pages: readonly PageFacts[]): string => pages.at(-1)?.day ?? ''

const daysOf = (pages: readonly PageFacts[]): Set<string> => new Set(pages.map(({ day }) => day))

/** The people on at least three days of pages, the closest first. `move`: what is known of the mood on days with somebody. */
export function peopleMet(
  pages: readonly PageFacts[],
  calibration: RelationshipCalibration,
  move: (person: string) => Move | undefined,
  idle: (day: string) => number,
): PersonMet[] {
  const byName = pagesBy(pages, ({ people }) => people)
  const met = [...byName]
    .map(([name, on]) => ({ name, on, days: daysOf(on).size }))
    .filter(({ days }) => days >= 3)
  const most = Math.max(1, oftenEnough * daysOf(pages).size, ...met.map(({ days }) => days))
  return met
    .map(({ name, on, days }): PersonMet & { readonly value: number } => {
      const lastDay = lastDayOf(on)
      const value = strengthOf(days, most, idle(lastDay), calibration)
      const { strong, moderate } = calibration.thresholds
      const found = move(name) ?? null
      const isClear = found?.confidence === 'High' || found?.confidence === 'Medium'
      const clear = isClear && found.link ? found.link.difference : 0
      return {
        ...{ claim: `person ${name.toLowerCase()}`, name, type: 'person', days, lastDay, move: found, value },
        strength: value >= strong ? 'strong' : value >= moderate ? 'moderate' : 'developing',
        impact: Math.max(0, Math.min(100, Math.round(50 + (clear * 50) / 4.5))),
        with: companyOf(on, name),
        entryUids: newestFirst(on),
      }
    })
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
}

const companyOf = (on: readonly PageFacts[], name: string): string[] =>
  mostFrequent(on.flatMap(({ people }) => [...new Set(people)].filter((other) => other !== name)))

const newestFirst = (on: readonly PageFacts[]): string[] => on.map(({ uid }) => uid).reverse()

/** A topic of the pages. */
export interface TopicMet {
  readonly claim: string
  readonly topic: string
  readonly pages: number
  /** 0 to 1, of the topic on the most pages. */
  readonly strength: number
  readonly relatedTopics: readonly string[]
  /** Whether mood on its days is clearly higher, or lower, in the later half of them. */
  readonly progression: 'improving' | 'declining' | 'stable'
  readonly entryUids: readonly string[]
  readonly firstDay: string
  readonly lastUpdated: string
  /** Mean mood of its rated pages, and how many those are; null: none. */
  readonly mood: { readonly mean: number; readonly pages: number } | null
  /** The feelings on its pages, the most frequent first. */
  readonly emotions: readonly EmotionCategory[]
  /** Kinds of phrases on its pages, the most frequent first. */
  readonly phrases: readonly string[]
}

/** The topics on at least three pages, the most frequent first. Yields after each. */
export function* topicsMet(pages: readonly PageFacts[]): Generator<void, TopicMet[]> {
  const spelled = new Map<string, string>()
  // 'Work' and 'work' are one topic, spelled as it was first.
  const spelling = (topic: string): string => {
    const key = topic.toLowerCase()
    const known = spelled.get(key) ?? topic
    spelled.set(key, known)
    return known
  }
  const byTopic = pagesBy(pages, ({ topics }) => topics.map(spelling))
  const often = [...byTopic]
    .filter(([, on]) => on.length >= 3)
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
  const most = often[0]?.[1].length ?? 1
  const isOften = new Set(often.map(([topic]) => topic))
  const progressions = yield* progressionsOf(
    often.map(([, on]) => on),
    pages,
  )
  return often.map(([topic, on], at) => ({
    ...{ claim: `topic ${topic.toLowerCase()}`, topic, pages: on.length, strength: on.length / most },
    relatedTopics: mostFrequent(
      on.flatMap(({ topics }) =>
        [...new Set(topics.map(spelling))].filter((other) => other !== topic && isOften.has(other)),
      ),
    ),
    progression: progressions[at] ?? 'stable',
    entryUids: newestFirst(on),
    firstDay: on[0]?.day ?? '',
    lastUpdated: lastDayOf(on),
    mood: moodOf(on),
    emotions: mostFrequent(on.flatMap(({ emotions }) => emotions)),
    phrases: mostFrequent(on.flatMap(({ phrases }) => phrases.map(({ kind }) => kind))),
  }))
}

function moodOf(on: readonly PageFacts[]): TopicMet['mood'] {
  const rated = on.flatMap(({ mood }) => mood ?? [])
  return rated.length === 0 ? null : { mean: meanOf(rated), pages: rated.length }
}

/** The words that come at least twice, the most frequent first, three at most. */
function mostFrequent<Word extends string>(all: readonly Word[]): Word[] {
  const counts = new Map<Word, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
    .filter(([, n]) => n >= 2)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([word]) => word)
}

/** The days of pages on which mood was rated, in order, each with the mean of its ratings. */
function moodDays(on: readonly PageFacts[]): { readonly days: number[]; readonly moods: number[] } {
  const byDay = new Map<number, number[]>()
  for (const { day, mood } of on) {
    if (mood === null) continue
    const number = mondayNumberOf(day)
    byDay.set(number, [...(byDay.get(number) ?? []), mood])
  }
  const sorted = [...byDay].sort(([a], [b]) => a - b)
  return { days: sorted.map(([day]) => day), moods: sorted.map(([, moods]) => meanOf(moods)) }
}

/**
 * For each topic (given by its pages) whether mood lies clearly higher, or lower, on the later half of its days: seven rated days on each side, by a test that
 * knows how much of a day's mood is left in the days after it (as told from all pages, and a little more, since it is told from few days), with at most one of twenty false over all topics (Benjamini and Hochberg 1995).
 */
function* progressionsOf(
  topics: readonly (readonly PageFacts[])[],
  pages: readonly PageFacts[],
): Generator<void, TopicMet['progression'][]> {
  const all = moodDays(pages)
  const told = carriedOver(all.days, adjusted(all.moods, levels(all.days)))
  const carried = told * (1 + Math.sqrt((1 - told * told) / Math.max(1, all.days.length)))
  yield
  const risen: (ReturnType<typeof risenBy> | null)[] = []
  for (const on of topics) {
    const { days, moods } = moodDays(on)
    risen.push(Math.floor(days.length / 2) < 7 ? null : risenBy(days, moods, carried))
    yield
  }
  const rates = falseFindRates(risen.flatMap((one) => one?.p ?? []))
  let nth = 0
  return risen.map((one) => {
    if (one === null || (rates[nth++] ?? 1) > 0.05) return 'stable'
    return one.by > 0 ? 'improving' : 'declining'
  })
}

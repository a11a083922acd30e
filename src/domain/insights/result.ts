import { emotionName } from '../journal/emotion.ts'
import { longDate, shortDate } from '../time/entry-date.ts'
import type { AnalysedDay, Analysis } from './analysis.ts'
import type { TopicMet } from './belongings.ts'
import { type AnalysisResult, emotionalCycle, type RelationshipMap, type TopicConnection } from './derived.ts'
import {
  countOf,
  courseAnswer,
  intervalWords,
  latestChanges,
  moveSentence,
  oneDecimal,
} from './insight-words.ts'

/** Mood 1 to 10 as a sentiment: -1 at 1, 0 in the middle, 1 at 10. */
const sentimentOf = (mood: number): number => Math.max(-1, Math.min(1, (mood - 5.5) / 4.5))

const isSure = ({ confidence }: { readonly confidence: string | null }): boolean =>
  confidence === 'High' || confidence === 'Medium'

/** Analysis result: everything that was found in a time, in the words and fields of the specification. Nothing is in it that the analysis does not hold. */
export function analysisResultOf(analysis: Analysis): AnalysisResult {
  const { topics, cycles, odd, chains, moves } = analysis
  const year = analysis.to.slice(0, 4)
  return {
    mainTopics: topics.slice(0, 5).map(({ topic }) => topic),
    connections: topics.slice(0, 8).map((topic) => connectionOf(topic, analysis)),
    metaInsights: metaOf(analysis),
    emotionalPatterns: {
      // What is drawn beside a cycle is no part of it.
      cycles: cycles.flatMap((look) => look.cycles.map((cycle) => emotionalCycle.parse(cycle))),
      anomalies: odd.map(
        ({ day, mood, around }) =>
          `${shortDate(day, year)}: mood ${oneDecimal(mood)} where ${oneDecimal(around)} was usual.`,
      ),
      emotionalChains: chains.map(
        ({ first, next, days, of }) =>
          `${first}, then ${next} within two days: ${days.length} of ${of} times.`,
      ),
      contextualFactors: moves.filter(isSure).map(moveSentence),
    },
  }
}

/** Topic connections, the most frequent first; `entries` are places in the list of all pages of the time, in order. */
export function topicConnectionsOf({ topics, days }: Analysis): TopicConnection[] {
  const place = new Map(days.flatMap(({ pages }) => pages.map(({ uid }) => uid)).map((uid, at) => [uid, at]))
  return topics.map(({ topic, strength, relatedTopics, mood, entryUids, lastUpdated }) => ({
    ...{ topic, strength, relatedTopics: [...relatedTopics], lastUpdated },
    ...(mood && { sentiment: sentimentOf(mood.mean) }),
    entries: entryUids.flatMap((uid) => place.get(uid) ?? []).sort((a, b) => a - b),
  }))
}

/** Relationship map: the people of the pages, who clearly moves mood, and what can be said of it in sentences. `isGone`: claims that the person has put away. */
export function relationshipMapOf(
  { people: all }: Pick<Analysis, 'people'>,
  isGone: (claim: string) => boolean = () => false,
): RelationshipMap {
  const people = all.filter(({ claim }) => !isGone(claim))
  const looked = people.filter(({ move }) => move?.link)
  const clear = looked.flatMap(({ name, move }) =>
    move?.link && isSure(move) ? [{ name, link: move.link }] : [],
  )
  const [most] = [...all].sort((a, b) => b.days - a.days)
  const [closest] = people
  const beside = closest?.with.filter((name) => !isGone(`person ${name.toLowerCase()}`)) ?? []
  return {
    relationships: people.map(({ name, type, strength, impact }) => ({ name, type, strength, impact })),
    wellbeingInfluence: clear.map(
      ({ name, link }) =>
        `Mood is ${link.difference > 0 ? 'higher' : 'lower'} on days with ${name}, 95 % ${intervalWords(link)}.`,
    ),
    keyInsights: [
      ...(most && !isGone(most.claim) ? [`${most.name} is named on the most days: ${most.days}.`] : []),
      ...(closest && beside.length > 0
        ? [`${closest.name} often stands beside ${beside.join(' and ')}.`]
        : []),
      ...(looked.length > 0 && clear.length === 0
        ? [
            looked.length === people.length
              ? 'Nobody clearly moves mood, one way or the other.'
              : `Of ${countOf(looked.length, 'person', 'people')} with enough days, nobody clearly moves mood.`,
          ]
        : []),
    ],
  }
}

function connectionOf(topic: TopicMet, analysis: Analysis): AnalysisResult['connections'][number] {
  const { patterns, behaviours, moves, to } = analysis
  const year = to.slice(0, 4)
  const name = topic.topic.toLowerCase()
  const on = new Set(topic.entryUids)
  const its = (type: 'limiting' | 'constructive') =>
    patterns.filter((one) => one.type === type && topic.phrases.includes(one.pattern))
  const doings = behaviours.filter(({ receipts }) => receipts.some(({ entryUid }) => on.has(entryUid)))
  const triggers = doings.flatMap((one) => one.triggers)
  return {
    topic: topic.topic,
    relatedTopics: [...topic.relatedTopics],
    strength: topic.strength,
    sentiment: topic.mood ? sentimentOf(topic.mood.mean) : 0,
    progression: topic.progression,
    milestones: [
      `First on ${shortDate(topic.firstDay, year)}, last on ${shortDate(topic.lastUpdated, year)}.`,
      ...highestPage(analysis.days, on, year),
    ],
    growthAreas: its('limiting').map(({ actionableInsight }) => actionableInsight),
    emotionalContext: topic.emotions.map(emotionName),
    ...(triggers.length > 0 && { triggers }),
    copingStrategies: doings.filter(({ outcomes }) => outcomes.length > 0).map(({ behavior }) => behavior),
    recurringPatterns: its('limiting').map(({ name }) => name),
    insights: moves.filter((move) => isSure(move) && move.factor === `topic ${name}`).map(moveSentence),
    blindSpots: blindSpotsOf(topic),
  }
}

function blindSpotsOf({ mood, entryUids, emotions }: TopicMet): string[] {
  const rated = mood?.pages ?? 0
  return [
    ...(rated < entryUids.length / 2
      ? [`Mood was rated on ${rated} of its ${entryUids.length} pages: how it feels is hardly known.`]
      : []),
    ...(emotions.length === 0 ? ['No feeling comes twice on its pages.'] : []),
  ]
}

function highestPage(days: readonly AnalysedDay[], on: ReadonlySet<string>, year: string): string[] {
  const rated = days.flatMap(({ day, mood, pages }) =>
    pages.flatMap(({ uid, line }) =>
      on.has(uid) && mood !== null && line !== '' ? [{ day, mood, line }] : [],
    ),
  )
  if (rated.length < 3) return []
  const best = rated.reduce((a, b) => (b.mood > a.mood ? b : a))
  return [`Lightest on ${shortDate(best.day, year)}, mood ${oneDecimal(best.mood)}: “${best.line}”`]
}

function metaOf(analysis: Analysis): AnalysisResult['metaInsights'] {
  const { patterns, behaviours, moves, topics } = analysis
  const constructive = patterns.filter(({ type }) => type === 'constructive')
  const limiting = patterns.filter(({ type }) => type === 'limiting')
  return {
    narrative: narrativeOf(analysis),
    emotionalGrowthTrend: trendOf(analysis),
    selfAwarenessLevel: awarenessOf(analysis),
    cognitivePatterns: [...patterns],
    behavioralPatterns: [...behaviours],
    themes: topics.slice(0, 5).map(({ topic }) => topic),
    strengths: [
      ...constructive
        .slice(0, 3)
        .map(({ name, frequency, of }) => `${name}, on ${frequency} of ${of} pages.`),
      ...moves
        .filter((move) => isSure(move) && move.link && isLift(move.measure, move.link.difference))
        .slice(0, 3)
        .map(moveSentence),
    ],
    growthOpportunities: limiting
      .slice(0, 3)
      .map(
        ({ name, frequency, of, actionableInsight }) =>
          `${name}, on ${frequency} of ${of} pages. ${actionableInsight}`,
      ),
  }
}

const isLift = (measure: string, difference: number): boolean =>
  measure === 'stress' ? difference < 0 : difference > 0

/** The time in the person's own sentences: its course in numbers, then the lightest day, the hardest one, and a sign of strength. */
function narrativeOf(analysis: Analysis): string {
  const rated = analysis.days.filter(
    ({ mood, pages }) => mood !== null && pages.some(({ line }) => line !== ''),
  )
  const quoted = (one: AnalysedDay, words: string) => {
    const line = one.pages.find((page) => page.line !== '')?.line ?? ''
    return `${words} was ${longDate(one.day)}, mood ${oneDecimal(one.mood ?? 0)}: “${line}”`
  }
  const said = [courseAnswer(analysis)]
  if (rated.length >= 2) {
    const lightest = rated.reduce((a, b) => ((b.mood ?? 0) > (a.mood ?? 0) ? b : a))
    const hardest = rated.reduce((a, b) => ((b.mood ?? 0) < (a.mood ?? 0) ? b : a))
    if (lightest.mood !== hardest.mood)
      said.push(quoted(lightest, 'The lightest day'), quoted(hardest, 'The hardest'))
  }
  const strong = analysis.patterns.find(({ type }) => type === 'constructive')?.receipts[0]
  if (strong) said.push(`You also wrote: “${strong.quote}”`)
  return said.join(' ')
}

/** Which way mood, energy and stress went at their latest clear changes. */
function trendOf(analysis: Analysis): AnalysisResult['metaInsights']['emotionalGrowthTrend'] {
  const latest = latestChanges(analysis)
  if (analysis.days.filter(({ mood }) => mood !== null).length < 28) return 'N/A'
  const ways = new Set(latest.map(({ scale, before, after }) => isLift(scale, after - before)))
  if (ways.size === 2) return 'Mixed'
  if (ways.size === 0) return analysis.changesGone ? 'N/A' : 'Stable'
  return ways.has(true) ? 'Improving' : 'Declining'
}

const fewestPages = 10

/** How often a page names a feeling: on six of ten it is High, on three Medium; Developing where it is clearly more in the later half. */
function awarenessOf({
  felt: [early, late],
}: Analysis): AnalysisResult['metaInsights']['selfAwarenessLevel'] {
  const pages = early.of + late.of
  if (pages < fewestPages) return 'N/A'
  const share = (early.named + late.named) / pages
  if (share >= 0.6) return 'High'
  const gain = late.named / Math.max(1, late.of) - early.named / Math.max(1, early.of)
  if (early.of >= 5 && late.of >= 5 && gain >= 0.2) return 'Developing'
  return share >= 0.3 ? 'Medium' : 'Low'
}

import { shown } from '../../journal/rating-course.ts'
import { capital } from '../../text/number-words.ts'
import { dayNumberOf, monthOf } from '../../time/day-number.ts'
import { longDate, monthName, shortDate } from '../../time/entry-date.ts'
import type { Analysis } from '../analysis.ts'
import { courseAnswer, intervalWords, moveWords } from '../insight-words.ts'
import { analysisResultOf, relationshipMapOf } from '../result.ts'
import { quantileOf } from '../statistics/numbers.ts'
import { withoutGone, withoutGoneLink } from './without-gone.ts'

/** One line of a sheet that can be taken in or left out. */
export interface SheetLine {
  readonly id: string
  readonly words: string
  /** At the right: an interval, a day. */
  readonly aside?: string
  /** It is quoted from a page. */
  readonly isQuote?: true
}

/** A part of a sheet. */
export interface SheetPart {
  readonly id: string
  readonly title: string
  readonly lines: readonly SheetLine[]
}

const line = (id: string, words: string, aside?: string): SheetLine => ({
  id,
  words,
  ...(aside && { aside }),
})

/** From when to when, in words: '23 October to 19 November 2026', 'October 2026'. */
export function periodWords({ from, to }: Pick<Analysis, 'from' | 'to'>): string {
  const month = monthOf(dayNumberOf(from))
  if (dayNumberOf(from) === month.from && dayNumberOf(to) === month.to)
    return `${monthName(from)} ${from.slice(0, 4)}`
  return `${shortDate(from, to.slice(0, 4))} to ${shortDate(to, 'another year')}`
}

/** 'Rated on 18 of 28 days. Mood mostly 5 to 7, lowest 3.' */
export function ratedSentence({ days, rated }: Pick<Analysis, 'days' | 'rated'>): string {
  const moods = days.flatMap(({ mood }) => mood ?? [])
  const base = `Rated on ${rated} of ${days.length} days.`
  if (moods.length < 4) return base
  const [low, high] = [quantileOf(moods, 0.2), quantileOf(moods, 0.8)].map((value) => shown(value ?? 0))
  return `${base} Mood mostly ${low} to ${high}, lowest ${shown(Math.min(...moods))}, highest ${shown(Math.max(...moods))}.`
}

function movesPart({ moves }: Analysis): SheetPart {
  const tried = moves.filter(({ link }) => link)
  return {
    id: 'moves',
    title: 'What seems to go with what',
    lines: tried
      .slice(0, 9)
      .map((move) =>
        line(
          move.claim,
          `${move.name}, ${move.measure}${move.lag === 1 ? ' the day after' : ''}: ${moveWords(move)}`,
          move.link ? `95 % ${intervalWords(move.link)}, ${move.with} days` : undefined,
        ),
      ),
  }
}

/** The person's own sentences that may be worth taking along: those of patterns and doings, and of the days that stand out, newest first. */
function quotesOf({ patterns, behaviours, odd, days }: Analysis): SheetLine[] {
  const receipts = [...patterns, ...behaviours].flatMap((one) => one.receipts.slice(0, 2))
  const oddPages = odd.flatMap(({ day }) =>
    (days.find((one) => one.day === day)?.pages ?? [])
      .filter((page) => page.line !== '')
      .slice(0, 1)
      .map((page) => ({ entryUid: page.uid, day, quote: page.line })),
  )
  const all = [...receipts, ...oddPages].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  const unique = [...new Map(all.map((one) => [`${one.entryUid} ${one.quote}`, one])).values()]
  return unique.slice(0, 12).map(({ entryUid, day, quote }) => ({
    id: `quote ${entryUid} ${quote}`,
    words: quote,
    aside: longDate(day),
    isQuote: true,
  }))
}

/** What a letter for an appointment may hold, line by line, without claims that were put away; what is taken in is chosen by its person. */
export function appointmentParts(all: Analysis, gone: ReadonlySet<string>): SheetPart[] {
  const analysis = withoutGone(all, gone)
  const { behaviours, people } = analysis
  return [
    {
      id: 'was',
      title: 'How it was',
      lines: [line('rated', ratedSentence(analysis)), line('course', courseAnswer(analysis))],
    },
    movesPart(analysis),
    {
      id: 'helped',
      title: 'What I do, and what comes of it',
      lines: behaviours
        .slice(0, 5)
        .map(({ claim, behavior, implication }) => line(claim, `${behavior}. ${implication}`)),
    },
    { id: 'words', title: 'In my words', lines: quotesOf(analysis) },
    {
      id: 'people',
      title: 'Who is on my pages',
      lines: people
        .slice(0, 5)
        .map(({ claim, name, days, strength }) =>
          line(claim, `${name}: ${strength}, named on ${days} days.`),
        ),
    },
  ].filter(({ lines }) => lines.length > 0)
}

/** Without the lines that name somebody. */
export const withoutNames = (parts: readonly SheetPart[], names: readonly string[]): SheetPart[] =>
  parts
    .map((part) => ({
      ...part,
      lines: part.lines.filter(
        ({ words }) => !names.some((name) => words.toLowerCase().includes(name.toLowerCase())),
      ),
    }))
    .filter(({ lines }) => lines.length > 0)

/** Everything of a time that a person can read and hand on: what the analysis result holds, as sentences, without claims that were put away. */
export function reportParts(all: Analysis, gone: ReadonlySet<string>): SheetPart[] {
  const analysis = withoutGone(all, gone)
  const result = analysisResultOf(analysis)
  const { metaInsights: meta, emotionalPatterns: felt } = result
  // Who is named on the most days is told of all of them.
  const everybody = all.people.map((person) => withoutGoneLink(person, gone))
  const map = relationshipMapOf({ people: everybody }, (claim) => gone.has(claim))
  const listed = (id: string, title: string, all: readonly string[]): SheetPart => ({
    ...{ id, title },
    lines: all.map((words) => line(`${id} ${words}`, words)),
  })
  const trend =
    meta.emotionalGrowthTrend === 'N/A'
      ? analysis.changesGone
        ? 'not told'
        : 'too few rated days to tell'
      : meta.emotionalGrowthTrend.toLowerCase()
  const aware =
    meta.selfAwarenessLevel === 'N/A' ? 'too few pages to tell' : meta.selfAwarenessLevel.toLowerCase()
  return [
    listed('was', 'How it was', [
      ratedSentence(analysis),
      meta.narrative,
      `The way it went: ${trend}. Feelings named on pages: ${aware}.`,
      ...(meta.themes.length > 0 ? [`What it was about: ${meta.themes.join(', ')}.`] : []),
    ]),
    movesPart(analysis),
    listed(
      'cycles',
      'What comes round again',
      felt.cycles.map(({ description }) => description),
    ),
    listed('chains', 'What follows what', felt.emotionalChains),
    listed('odd', 'Days that stand out', felt.anomalies),
    listed('strengths', 'Signs of strength', meta.strengths),
    listed('growth', 'Worth a second look', meta.growthOpportunities),
    listed(
      'behaviours',
      'What you do',
      meta.behavioralPatterns.map(({ behavior, justification }) => `${behavior}. ${justification}`),
    ),
    listed('people', 'People', [...map.wellbeingInfluence, ...map.keyInsights]),
    listed(
      'topics',
      'Topics',
      result.connections.map(({ topic, progression, relatedTopics, blindSpots }) =>
        `${capital(topic)}: ${progression}${relatedTopics.length > 0 ? `, with ${relatedTopics.join(', ')}` : ''}. ${blindSpots.join(' ')}`.trim(),
      ),
    ),
    listed('signals', 'Early signals', analysis.signals?.earlyWarnings.map(({ words }) => words) ?? []),
  ].filter(({ lines }) => lines.length > 0)
}

/** A sheet as plain text. */
export const sheetText = (title: string, parts: readonly SheetPart[], questions: string): string =>
  [
    title,
    ...parts.flatMap((part) => [
      part.title.toUpperCase(),
      ...part.lines.map(
        ({ words, aside, isQuote }) => `${isQuote ? `“${words}”` : words}${aside ? ` (${aside})` : ''}`,
      ),
    ]),
    ...(questions.trim() === '' ? [] : ['WHAT I WOULD LIKE TO ASK', questions.trim()]),
  ].join('\n\n')

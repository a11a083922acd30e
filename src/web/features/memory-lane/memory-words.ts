import { addDays, type Day } from '#domain/time/day.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import type {
  FactRow,
  MemoryOverview,
  MemoryStep,
  NodeRow,
  RelationRow,
} from '#worker/memory/memory.calls.ts'

export const monthYear = (monthOrDay: string): string =>
  `${monthName(monthOrDay.slice(0, 7))} ${monthOrDay.slice(0, 4)}`
export const shortDay = (day: Day): string =>
  `${weekday(day, 'short')} ${dayNumber(day)} ${monthName(day)} ${day.slice(0, 4)}`
export const plainDay = (day: Day): string => `${dayNumber(day)} ${monthName(day)} ${day.slice(0, 4)}`

export const count = (many: number, one: string, more = `${one}s`): string =>
  `${many.toLocaleString('en')} ${many === 1 ? one : more}`

/** '1 page, 8 check-ins' of some months together. */
export function pagesWords(months: readonly { readonly pages: number; readonly checkIns: number }[]): string {
  const pages = months.reduce((sum, month) => sum + month.pages, 0)
  const checkIns = months.reduce((sum, month) => sum + month.checkIns, 0)
  if (checkIns === 0) return count(pages, 'page')
  return [pages > 0 && count(pages, 'page'), count(checkIns, 'check-in')].filter(Boolean).join(', ')
}

/** Whether there is nothing to look back on, and nothing that was said of memory to take back. */
export const isBlank = ({
  months,
  messages,
  settled,
}: Pick<MemoryOverview, 'months' | 'messages' | 'settled'>): boolean =>
  months.length === 0 && messages === 0 && settled.length === 0

/** What goes on before there is anything to show, in sentences. */
export function progressWords(
  progress: { readonly step: MemoryStep; readonly read: number; readonly of: number } | null,
): string {
  if (progress?.step === 'held')
    return 'Background work is paused in Settings. Memory goes on when the pause ends.'
  if (progress?.step === 'stopped') return 'Stopped. It goes on when you open this again.'
  if (!progress || progress.of === 0) return 'Looking through your pages.'
  const far = `${progress.read.toLocaleString('en')} of ${progress.of.toLocaleString('en')}`
  return progress.step === 'read' ? `Reading your pages, ${far}.` : `Putting your pages together, ${far}.`
}

/** Fewer pages than so are read before anybody could see that they are missing. */
const fewBehind = 20

/** Why what is shown may not be the newest; '' where it is, or will be in a moment. */
export function behindWords(
  progress: { readonly step: MemoryStep; readonly read: number; readonly of: number } | null,
): string {
  if (!progress) return ''
  const isLong =
    progress.step === 'held' || progress.step === 'stopped' || progress.of - progress.read > fewBehind
  return isLong ? progressWords(progress) : ''
}

const kinds = { person: 'Person', place: 'Place', concept: 'Thing', event: 'Event' } as const
/** 'Person, your sister'. */
export const kindWords = ({ type, role, isConfirmed }: NodeRow): string =>
  [kinds[type], role && `your ${role}`, isConfirmed && 'confirmed by you'].filter(Boolean).join(', ')

/** What a relation says where it is read from its target: 'Oslo is part of it' on the page of Norway. Those that read alike from both sides stand by themselves. */
const fromTarget: Readonly<Record<string, (source: string) => string>> = {
  'works with': (source) => `works with ${source}`,
  'married to': (source) => `married to ${source}`,
  'lives in': (source) => `${source} lives here`,
  'part of': (source) => `${source} is part of it`,
  before: (source) => `after ${source}`,
  after: (source) => `before ${source}`,
}

/**
 * How two belong together, as read from one of them, `from`; `other` is what the other one is called. Of "Ilse is Tom's sister": 'sister of Tom' from Ilse, 'Ilse: sister' from
 * Tom. Null where nothing is said of how.
 */
export function relationWords(
  { source, type }: Pick<RelationRow, 'source' | 'type'>,
  from: string,
  other: string,
): string | null {
  if (type === 'together') return null
  if (source === from) return `${type} ${other}`
  const said = Object.hasOwn(fromTarget, type) ? fromTarget[type]?.(other) : undefined
  return said ?? `${other}: ${type.replace(/ of$/, '')}`
}

export const emotionOrMonth = (of: string): string =>
  /^\d{4}-\d\d$/.test(of) ? monthYear(of) : of.charAt(0).toUpperCase() + of.slice(1)

/** 'since March 2026', '12 June 2026', 'around 5 to 12 June 2026', '2019 to 5 September 2025, over'. */
export function timeWords({ from, fromLatest, until, learnt, state }: FactRow): string {
  const begins = from === null ? null : spanWords(from, fromLatest ?? from)
  if (state === 'once' || state === 'ends') return begins ?? `by ${plainDay(learnt)}`
  if (until !== null) return `${begins ?? `before ${plainDay(learnt)}`} to ${plainDay(until)}, over`
  return begins === null ? `so on ${plainDay(learnt)}` : `since ${begins}`
}

function spanWords(from: Day, to: Day): string {
  if (from === to) return plainDay(from)
  if (from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && Number(to.slice(8)) >= 28)
    return monthYear(from)
  if (from.endsWith('-01-01') && to.endsWith('-12-31') && from.slice(0, 4) === to.slice(0, 4))
    return from.slice(0, 4)
  if (from.slice(0, 7) === to.slice(0, 7)) return `around ${dayNumber(from)} to ${plainDay(to)}`
  if (addDays(from, 31) > to)
    return `around ${dayNumber(from)} ${monthName(from)}${from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`} to ${plainDay(to)}`
  return `${monthYear(from)} to ${monthYear(to)}`
}

/** A fact as a sentence begins: 'Dad: stopped driving last week'. */
export const factTitle = ({ subjectName, what }: FactRow, isNamed = true): string =>
  isNamed
    ? `${subjectName}${/^['’,]/.test(what) ? '' : ' '}${what}`
    : what.charAt(0).toUpperCase() + what.slice(1)

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
export const signedPoints = signed

/** What a surface is called where no node has it any more: 'person:role:mother' is 'mother', 'person:ilse' 'Ilse'. */
export const nameOf = (surface: string): string => {
  const name = surface.split(':').at(-1) ?? surface
  return /^(?:person|place):[^:]+$/.test(surface)
    ? name.replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name
}

import type { PageText } from '../new-entry.ts'

/** Why an earlier state of a page was kept. */
export const versionWhys = ['rested', 'cut', 'finished', 'put back'] as const
export type VersionWhy = (typeof versionWhys)[number]

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Whoever pauses this long has finished a piece of writing. */
export const restMs = 10 * minuteMs

/** Words that go in one save before what stood there is kept: this many signs, and this share of the text. */
const mostCut = 240
const mostCutShare = 0.2

type Words = Pick<PageText, 'title' | 'content'>

/**
 * Why the words that stand there are to be kept before `next` takes their place; null when they need not be. `writtenAtMs`: when they were
 * written last.
 */
export function versionDue(
  before: Words,
  next: Words,
  writtenAtMs: number,
  nowMs: number,
): Extract<VersionWhy, 'rested' | 'cut'> | null {
  if (before.title === next.title && before.content === next.content) return null
  if (!/\S/.test(before.title + before.content)) return null
  if (nowMs - writtenAtMs >= restMs) return 'rested'
  return isCut(before.content, next.content) ? 'cut' : null
}

/** Whether so much of a text has gone that its writer may want it back. */
function isCut(before: string, next: string): boolean {
  const gone = before.length - sharedLength(before, next)
  return gone >= mostCut && gone >= before.length * mostCutShare
}

/** How much of `before` surely stands in `next`: what they begin and end with in common. */
function sharedLength(before: string, next: string): number {
  const most = Math.min(before.length, next.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === next.charCodeAt(start)) start += 1
  let end = 0
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === next.charCodeAt(next.length - 1 - end)
  )
    end += 1
  return start + end
}

/** A version as thinning looks at it. */
export interface KeptVersion {
  readonly id: string
  /** When its words were written last, ms since 1970. */
  readonly atMs: number
  /** Length of its text, in UTF-16 units. */
  readonly size: number
}

/** The versions of one page may hold this much text in all; the newest always stays. */
const mostText = 8_000_000

/**
 * Which versions of one page stay: all of the last day, then the last of each hour for a week, then the last of each day. Beyond eight
 * million signs the oldest go. Hours and days are counted in UTC, so that every device thins alike.
 */
export function keepVersions<V extends KeptVersion>(versions: readonly V[], nowMs: number): V[] {
  const newestFirst = [...versions].sort((a, b) => b.atMs - a.atMs || (a.id < b.id ? 1 : -1))
  const taken = new Set<string>()
  let text = 0
  return newestFirst.filter(({ id, atMs, size }, at) => {
    const slot = slotOf(id, atMs, nowMs)
    if (taken.has(slot)) return false
    taken.add(slot)
    text += size
    return at === 0 || text <= mostText
  })
}

function slotOf(id: string, atMs: number, nowMs: number): string {
  const ageMs = nowMs - atMs
  if (ageMs < dayMs) return id
  return ageMs < 7 * dayMs ? `hour ${Math.floor(atMs / hourMs)}` : `day ${Math.floor(atMs / dayMs)}`
}

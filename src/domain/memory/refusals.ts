import { type Forgotten, forgottenIn } from './forgotten.ts'
import { correctionsOf, type MemoryCorrection } from './memory-correction.ts'

/** What memory is asked to leave alone. */
export interface Refusals {
  readonly pages: ReadonlySet<string>
  readonly talks: ReadonlySet<string | null>
  readonly topics: ReadonlySet<string>
  /** Stretches of time, ms, in which nothing is to be remembered; an open one reaches to infinity. */
  readonly pauses: readonly (readonly [fromMs: number, untilMs: number])[]
  readonly forgotten: Forgotten
}

/** What the person asked never to be remembered. */
export function refusalsOf(corrections: readonly MemoryCorrection[]): Refusals {
  const pauses: [number, number][] = []
  for (const { isOn, createdAt } of correctionsOf(corrections, 'pause')) {
    const last = pauses.at(-1)
    const isPaused = last?.[1] === Number.POSITIVE_INFINITY
    if (isOn && !isPaused) pauses.push([Date.parse(createdAt), Number.POSITIVE_INFINITY])
    else if (!isOn && isPaused && last) last[1] = Date.parse(createdAt)
  }
  return {
    pages: new Set(correctionsOf(corrections, 'never-page').map(({ entryId }) => entryId)),
    talks: new Set(correctionsOf(corrections, 'never-talk').map(({ talk }) => talk)),
    topics: new Set(correctionsOf(corrections, 'never-topic').map(({ topic }) => topic)),
    pauses,
    forgotten: forgottenIn(corrections),
  }
}

/** The same text for the same refusals. */
export const refusalsKey = (refusals: Refusals): string =>
  JSON.stringify(refusals, (_, value) => (value instanceof Set ? [...value] : value))

/** Whether memory is paused now. */
export const isPaused = ({ pauses }: Refusals): boolean => pauses.at(-1)?.[1] === Number.POSITIVE_INFINITY

/** Where something was written: a page by its uid, or a message of a talk; `atMs` its instant. */
export interface Written {
  readonly uid: string
  readonly atMs: number
  readonly talk?: { readonly uid: string | null }
}

/** Whether nothing of it is to be remembered. */
export const isRefused = ({ pages, talks, pauses }: Refusals, { uid, atMs, talk }: Written): boolean =>
  pages.has(uid) ||
  (talk !== undefined && talks.has(talk.uid)) ||
  pauses.some(([from, until]) => atMs >= from && atMs < until)

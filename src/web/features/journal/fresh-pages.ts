import { v7 } from 'uuid'

/** A page that was begun: the uid that its entry will have once something stands on it, and when it was begun. */
export interface FreshPage {
  readonly uid: string
  /** ISO. */
  readonly begunAt: string
}

const begunHere = new Set<string>()

/** True for a page that was begun in this tab and has nothing to keep yet: nobody needs to be asked about it. */
export const isBegunHere = (uid: string): boolean => begunHere.has(uid)

/** From now on there is an entry of that uid. */
export const nowKept = (uid: string): void => void begunHere.delete(uid)

/** Begins a page. Nothing is kept of it yet: its uid itself (UUIDv7) says when it was begun. */
export function beginPage(): FreshPage {
  const uid = v7()
  begunHere.add(uid)
  return { uid, begunAt: new Date(begunMs(uid)).toISOString() }
}

const twoDaysMs = 48 * 3_600_000
/** Several uids of one millisecond may run a little ahead of the clock. */
const slackMs = 1_000

/** The page that was begun under a uid in the last two days; undefined for any other uid. */
export function freshPage(uid: string, nowMs: number): FreshPage | undefined {
  if (uid.charAt(14) !== '7') return undefined
  const ms = begunMs(uid)
  return ms <= nowMs + slackMs && nowMs - ms < twoDaysMs
    ? { uid, begunAt: new Date(ms).toISOString() }
    : undefined
}

/** The first 48 bits of a UUIDv7 are its instant (RFC 9562, 5.7). */
const begunMs = (uid: string): number => Number.parseInt(uid.slice(0, 8) + uid.slice(9, 13), 16)

import { v7 } from 'uuid'
import type { PageText } from '#domain/journal/new-entry.ts'
import { onLeaving } from '#web/lib/device/page-left.ts'

/** A page that was begun: the uid that its entry will have once something stands on it, and when it was begun. */
export interface FreshPage {
  readonly uid: string
  /** ISO. */
  readonly begunAt: string
}

/** What a template puts on a page before anybody has written on it. */
export interface PageSeed {
  readonly templateId: string
  readonly title: string
  readonly content: string
  /** Where one begins to write. */
  readonly caret: number
  /** The mindfulness session that the page is about. */
  readonly sessionUid?: string
}

/** A page that begins with a question, of no template. */
export function questionSeed(question: string): PageSeed {
  const content = `*${question}*\n`
  return { templateId: '', title: '', content, caret: content.length }
}

/** A page that answers an earlier one of a `day`, in words. Its own words stay on that page: here they would be read as said anew. */
export const answerSeed = (day: string): PageSeed => ({
  templateId: '',
  title: `To ${day}`,
  content: '',
  caret: 0,
})

const begunHere = new Set<string>()
/** In memory only: a page that holds nothing but its template is not an entry, and a reload leaves it blank. */
const seeds = new Map<string, PageSeed>()
const templates = new Map<string, string>()

onLeaving(() => {
  for (const held of [begunHere, seeds, templates]) held.clear()
})

/** What a page that was begun from a template begins with; undefined for any other. */
export const seedOf = (uid: string): PageSeed | undefined => seeds.get(uid)

const blank: PageText = { title: '', content: '', mood: null, energy: null, stress: null }

/** What stands on a page that was begun here and of which nothing is kept yet. */
export function firstText(uid: string): PageText {
  const seed = seeds.get(uid)
  return seed ? { ...blank, title: seed.title, content: seed.content } : blank
}

/** The template of a page that was begun here, or got one before it had words. */
export const templateOf = (uid: string): string | undefined => templates.get(uid)

/** The mindfulness session that a page which was begun here is about. */
export const sessionOf = (uid: string): string | undefined => seeds.get(uid)?.sessionUid

/** A template came onto a page that had no words yet. */
export const nowFromTemplate = (uid: string, templateId: string): void => void templates.set(uid, templateId)

/** True for a page that was begun in this tab and has nothing to keep yet: nobody needs to be asked about it. */
export const isBegunHere = (uid: string): boolean => begunHere.has(uid)

/** From now on there is an entry of that uid. */
export const nowKept = (uid: string): void => void begunHere.delete(uid)

/** Begins a page, of now or of another instant (ms). Nothing is kept of it yet: its uid itself (UUIDv7) says of when it is. */
export function beginPage(seed?: PageSeed, ofMs?: number): FreshPage {
  const uid = ofMs === undefined ? v7() : v7({ msecs: ofMs })
  begunHere.add(uid)
  if (seed) {
    seeds.set(uid, seed)
    templates.set(uid, seed.templateId)
  }
  return { uid, begunAt: new Date(begunMs(uid)).toISOString() }
}

const twoDaysMs = 48 * 3_600_000
/** Several uids of one millisecond may run a little ahead of the clock. */
const slackMs = 1_000

/** The page that was begun under a uid in this tab or in the last two days; undefined for any other uid. */
export function freshPage(uid: string, nowMs: number): FreshPage | undefined {
  if (uid.charAt(14) !== '7') return undefined
  const ms = begunMs(uid)
  // uids never run back, not even where a clock does.
  const isNow = ms <= nowMs + slackMs && nowMs - ms < twoDaysMs
  return isNow || begunHere.has(uid) ? { uid, begunAt: new Date(ms).toISOString() } : undefined
}

/** The first 48 bits of a UUIDv7 are its instant (RFC 9562, 5.7). */
const begunMs = (uid: string): number => Number.parseInt(uid.slice(0, 8) + uid.slice(9, 13), 16)

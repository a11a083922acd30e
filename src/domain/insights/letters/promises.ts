import { readRemindMe } from '../../calendar/reminders/remind-me.ts'
import { withoutDrafts } from '../../journal/drafted.ts'
import { asQuoted } from '../../journal/quoted.ts'
import { sentences } from '../../text/text.ts'
import type { Day } from '../../time/day.ts'

/** Something that somebody said on a page they would do by a day. */
export interface PagePromise {
  /** Names it for good: the page and the sentence. */
  readonly claim: string
  readonly entryUid: string
  readonly quote: string
  readonly madeOn: Day
  readonly due: Day
}

const mayPromise = /\bI(?:['’]ll| will| promise| swear| am going to|['’]m going to)\b/i
const promise =
  /(?:^|[.,;:] |and |but )I (?:promised? (?:myself |you |her |him |them )?(?:that I will |to )|swear (?:that I will |to |I will )|will |am going to )(?<deed>.+)$|(?:^|[.,;:] |and |but )I['’](?:ll|m going to) (?<short>.+)$/i
/** What will be without anybody doing it, or is no promise at all. */
const noDeed = /^(?:be|never|not|feel|miss|see|know|have|probably|maybe|perhaps|always|die|still)\b/i

/** What a page (written on `madeOn`) promises to do by a named day after it. What is asked, quoted or supposed is none. */
export function promisesIn(entryUid: string, content: string, madeOn: Day): PagePromise[] {
  if (!mayPromise.test(content)) return []
  const nowMs = Date.parse(`${madeOn}T00:01:00Z`)
  return sentences(withoutDrafts(content)).flatMap(({ text }) => {
    const words = text.trim()
    if (/["“”?>]/.test(words) || /\b(?:if|whether)\b/i.test(words)) return []
    const found = promise.exec(words)?.groups
    const deed = found?.deed ?? found?.short
    if (deed === undefined || noDeed.test(deed)) return []
    const asked = readRemindMe(`remind me to ${deed}`, { nowMs, zone: 'UTC' })
    // What is to be done again and again is a habit, and due on no one day.
    if (!asked || asked.repeats || asked.day <= madeOn) return []
    const due = asked.day
    const quote = asQuoted(words)
    return [{ claim: `promise ${entryUid} ${quote}`.slice(0, 300), entryUid, quote, madeOn, due }]
  })
}

const shownForDays = 14

/** The promises that are due on a day or were in the fortnight before it, the latest due first. */
export function promisesDue(promises: Iterable<PagePromise>, today: Day): PagePromise[] {
  return [...promises]
    .filter(({ due }) => due <= today && Date.parse(today) - Date.parse(due) <= shownForDays * 86_400_000)
    .sort((a, b) => (a.due < b.due ? 1 : a.due > b.due ? -1 : a.claim < b.claim ? -1 : 1))
}

import { type DayRule, dayOf } from '#domain/time/day.ts'
import { dayNumber, monthName, timeOnWall } from '#domain/time/entry-date.ts'
import type { KeptWhere, SyncStatus } from '#vault/store/store.ts'
import type { AutosaveState } from './page-autosave.ts'

/** How far a page is on its way, in words: what is so, and a quieter note. */
export interface SavedWords {
  readonly drop: 'open' | 'kept' | 'sealed'
  readonly words: string
  readonly note: string
  readonly isTrouble: boolean
}

export interface SavedParts {
  readonly autosave: AutosaveState
  /** Null: there is no entry yet. */
  readonly entry: { readonly kept: KeptWhere; readonly editedAt: string } | null
  /** It was deleted elsewhere while the page was open. */
  readonly isGone: boolean
  readonly sync: SyncStatus
  /** Since when the server cannot be reached, ms; null when it can. */
  readonly offlineSince: number | null
  readonly nowMs: number
  readonly rule: DayRule
}

/** What stands beside the drop above a page. */
export function savedWords(parts: SavedParts): SavedWords {
  const { autosave, entry, isGone, sync, offlineSince, nowMs, rule } = parts
  const say = (drop: SavedWords['drop'], words: string, note = '', isTrouble = false): SavedWords => ({
    drop,
    words,
    note,
    isTrouble,
  })
  // Why, and what can be done, stands above the page (UnsavedNote).
  if (autosave.trouble) return say('open', 'Not saved yet', '', true)
  if (autosave.isWriting || autosave.isDirty) return say('open', 'Writing')
  if (isGone) return say('open', 'Deleted elsewhere', 'one more word brings it back')
  if (!entry) return say('open', 'Nothing written yet')
  if (entry.kept === 'draft') return say('kept', 'Saved here', 'a draft, not synced')
  if (entry.kept === 'synced') return say('sealed', 'Sealed and synced', moment(entry.editedAt, nowMs, rule))
  if (sync.trouble) return say('kept', 'Only on this device', sentence(sync.trouble), true)
  if (!sync.isOnline) {
    const since = offlineSince === null ? '' : ` since ${timeOnWall(offlineSince, rule.zone)}`
    return say('kept', `Offline${since}`, 'writing goes on as usual')
  }
  if (sync.waiting > 1) return say('kept', 'Only on this device', `${sync.waiting} changes wait`)
  return say('kept', 'Saved here', 'on its way')
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** '21:52' today, '14 Nov, 23:08' on another day, with the year when it was another year. */
function moment(iso: string, nowMs: number, rule: DayRule): string {
  const time = timeOnWall(Date.parse(iso), rule.zone)
  const day = dayOf(Date.parse(iso), rule)
  const today = dayOf(nowMs, rule)
  if (day === today) return time
  const date = `${dayNumber(day)} ${monthName(day).slice(0, 3)}`
  return day.slice(0, 4) === today.slice(0, 4) ? `${date}, ${time}` : `${date} ${day.slice(0, 4)}`
}

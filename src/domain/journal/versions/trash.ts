import type { JournalEntry } from '../journal-entry.ts'

/** So long a page lies in the trash before it is deleted for good. */
export const trashDays = 30
const dayMs = 86_400_000

type Binned = Pick<JournalEntry, 'deletedAt'>

/** Whole days, counted up, until a page in the trash is deleted for good: 30 at first, 1 on its last day, 0 when it is due; now in ms. */
export function daysLeft({ deletedAt }: Binned, nowMs: number): number {
  if (deletedAt === null) return trashDays
  const leftMs = Date.parse(deletedAt) + trashDays * dayMs - nowMs
  return Math.min(trashDays, Math.max(0, Math.ceil(leftMs / dayMs)))
}

/**
 * The latest instant that has surely come, ms: neither a device's clock nor a server's is believed alone. Null: the server has told no time,
 * and nothing is sure.
 */
export const sureTime = (deviceMs: number, serverMs: number | null): number | null =>
  serverMs === null ? null : Math.min(deviceMs, serverMs)

/**
 * True once a page has lain in the trash for its 30 days; never for a page outside it. `nowMs` is a sure time: what is deleted for good does
 * not come back.
 */
export const isPurgeDue = ({ deletedAt }: Binned, nowMs: number): boolean =>
  deletedAt !== null && nowMs - Date.parse(deletedAt) >= trashDays * dayMs

/** '30 days left', 'its last day'. */
export function daysLeftWords(days: number): string {
  if (days > 1) return `${days} days left`
  return days === 1 ? 'its last day' : 'about to go'
}

import { seenInTrashAt, type Trashed } from '#domain/entity/trashed.ts'

/** So long a page lies in the trash before it is deleted for good. */
export const trashDays = 30
const dayMs = 86_400_000

type Binned = Pick<Trashed, 'deletedAt' | 'inTrash'>

/** Whole days, counted up, until a page in the trash is deleted for good: 30 at first, 1 on its last day, 0 when it is due; now in ms. */
export function daysLeft(page: Binned, nowMs: number): number {
  const seenMs = seenInTrashAt(page)
  if (seenMs === null) return trashDays
  const leftMs = seenMs + trashDays * dayMs - nowMs
  return Math.min(trashDays, Math.max(0, Math.ceil(leftMs / dayMs)))
}

/**
 * True once a page has been seen in the trash for its 30 days; never for a page outside it. `nowMs` has surely come: what is deleted for good does
 * not come back.
 */
export function isPurgeDue(page: Binned, nowMs: number): boolean {
  const seenMs = seenInTrashAt(page)
  return seenMs !== null && nowMs - seenMs >= trashDays * dayMs
}

/** '30 days left', 'its last day'. */
export function daysLeftWords(days: number): string {
  if (days > 1) return `${days} days left`
  return days === 1 ? 'its last day' : 'about to go'
}

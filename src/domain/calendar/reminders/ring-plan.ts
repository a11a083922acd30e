import type { KnownEvent } from '../recurrence/series-edit.ts'
import type { ReminderKind, ReminderSettings } from './reminder.ts'
import { type DueReminder, dueReminders, inOrderHeard, type KnownReminder } from './ringing.ts'

/** One of the next times that something is to be heard on a device. */
export interface PlannedRing {
  /** Random, and the same as long as nothing of it changes: all that the server is told besides the instant. */
  readonly id: string
  /** The reminder. */
  readonly uid: string
  /** Empty where the person wants no titles in notifications. */
  readonly title: string
  readonly kind: ReminderKind
  /** When its event begins, ms; null: it stands before none. */
  readonly startMs: number | null
  /** The page that it leads to. */
  readonly entryId: string | null
  /** The time that it means, and when it may be heard, ms since 1970. */
  readonly atMs: number
  readonly heardMs: number
  /** The zone by whose clock the person reads it (IANA). */
  readonly zone: string
}

const dayMs = 86_400_000
/** How far ahead is looked, in days: further only where there is too little. */
const horizons = [8, 40, 400]

/** The next times (at most `most`) at which reminders are to be heard, in order, over 400 days: after `nowMs`, and before it what still waits to be told. */
export function nextRings(
  all: readonly KnownReminder[],
  events: readonly KnownEvent[],
  settings: Omit<ReminderSettings, 'updatedAt'>,
  at: { nowMs: number; zone: string },
  most: number,
  ofHabits: (aheadMs: number) => readonly DueReminder[] = () => [],
  isWaiting: (ring: DueReminder) => boolean = () => false,
): DueReminder[] {
  let next: DueReminder[] = []
  for (const days of horizons) {
    const due = [...dueReminders(all, events, settings, at, days * dayMs), ...ofHabits(days * dayMs)].sort(
      inOrderHeard,
    )
    next = due.filter(
      (ring) => (ring.heardMs > at.nowMs || isWaiting(ring)) && ring.heardMs <= at.nowMs + days * dayMs,
    )
    if (next.length >= most) break
  }
  return next.slice(0, most)
}

/** What one ring is known by, wherever it is told. */
export const ringKey = ({ uid, atMs, heardMs }: Pick<PlannedRing, 'uid' | 'atMs' | 'heardMs'>): string =>
  `${uid} ${atMs} ${heardMs}`

/** A plan of what is due: what stood in `known` keeps its id, the rest is given a new one. */
export function planOf(
  due: readonly DueReminder[],
  known: readonly PlannedRing[],
  newId: () => string,
  { showsTitles, zone }: Pick<ReminderSettings, 'showsTitles'> & { readonly zone: string },
): PlannedRing[] {
  const ids = new Map(known.map((ring) => [ringKey(ring), ring.id]))
  return due.map(({ uid, title, kind, startMs, entryId, atMs, heardMs }) => ({
    id: ids.get(ringKey({ uid, atMs, heardMs })) ?? newId(),
    ...{ uid, title: showsTitles ? title : '', kind, startMs, entryId, atMs, heardMs, zone },
  }))
}

/** Whether the server would be told the same. */
export const ringsAlike = (a: readonly PlannedRing[], b: readonly PlannedRing[]): boolean =>
  a.length === b.length && a.every(({ id, heardMs }, i) => b[i]?.id === id && b[i]?.heardMs === heardMs)

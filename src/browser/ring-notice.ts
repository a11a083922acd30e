import type { PlannedRing } from '#domain/calendar/reminders/ring-plan.ts'
import type { RingNotice } from '#domain/calendar/reminders/ring-words.ts'

/** What is kept at a notice for when it is pressed. No word of what it says. */
export interface NoticeData {
  /** The name under which the server calls for it; null: the page told it. */
  readonly id: string | null
  /** The reminder and the time that it means; null where the device was locked. */
  readonly ring: { readonly uid: string; readonly atMs: number } | null
  /** What the ring is known by, wherever it is told. */
  readonly key: string | null
  /** Where pressing it leads. */
  readonly path: string
}

/** Where pressing a ring leads: to its page or its habit, else to the calendar. */
export const pathOfRing = (ring: Pick<PlannedRing, 'uid' | 'kind' | 'entryId'> | null): string =>
  ring?.kind === 'habit'
    ? `/habits?habit=${ring.uid}`
    : ring?.entryId
      ? `/journal-pages-demo?entry=${ring.entryId}`
      : '/calendar'

/** What is shown beside the title; browsers that know no actions leave them out. */
export interface SystemNotice extends NotificationOptions {
  readonly actions: { readonly action: string; readonly title: string }[]
  readonly timestamp: number
}

/** How a notice is shown by the system. One of the same `tag` takes its place. */
export const systemNotice = (
  { body, actions }: Pick<RingNotice, 'body' | 'actions'>,
  { tag, timestamp, data }: { tag: string; timestamp: number; data: NoticeData | null },
): SystemNotice => ({
  body,
  data,
  actions: [...actions],
  tag,
  timestamp,
  icon: '/images/icon-192.png',
  badge: '/images/icon-192.png',
})

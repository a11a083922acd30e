import { writeIcs } from '../ics/write-ics.ts'
import type { KnownEvent } from '../recurrence/series-edit.ts'
import type { FeedWords } from './sharing-records.ts'

/**
 * What calendar programs are given: when events are, with their titles or with 'Busy' in their place. Notes, places, colours, reminders, what they are for
 * and what other calendars said of them stay out, and so do events that come from elsewhere. The same events give the same text.
 */
export function feedText(events: readonly KnownEvent[], words: FeedWords): string {
  const own = events.filter(({ data }) => data.subscriptionId === null)
  const latest = Math.max(0, ...own.map(({ data }) => Date.parse(data.updatedAt)))
  const bare = own
    .map(({ uid, data }) => ({
      uid,
      data: {
        ...data,
        title: words === 'titles' ? data.title : 'Busy',
        ...{ description: '', place: '', color: null, metadata: {}, source: null },
        eventType: 'journal' as const,
      },
      minutesBefore: null,
    }))
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))
  return writeIcs(bare, latest, { isBare: true })
}

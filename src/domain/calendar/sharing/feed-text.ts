import { writeIcs } from '../ics/write-ics.ts'
import type { KnownEvent } from '../recurrence/series-edit.ts'
import type { FeedWords } from './sharing-records.ts'

/**
 * What calendar programs are given: when events are, with their titles or with 'Busy' in their place. Notes, places, colours, reminders, what they are for
 * and what other calendars said of them stay out, and so do events that come from elsewhere. `nameOf`: what an event is called there in place of its uid. The same events give the same text.
 */
export function feedText(
  events: readonly KnownEvent[],
  words: FeedWords,
  nameOf: (uid: string) => string,
): string {
  const own = events.filter(({ data }) => data.subscriptionId === null)
  const latest = Math.max(0, ...own.map(({ data }) => Date.parse(data.updatedAt)))
  const bare = own
    .map(({ uid, data }) => ({
      uid: nameOf(uid),
      data: {
        ...data,
        title: words === 'titles' ? data.title : 'Busy',
        ...{ description: '', place: '', color: null, metadata: {}, source: null },
        eventType: 'journal' as const,
        seriesId: data.seriesId === null ? null : nameOf(data.seriesId),
      },
      minutesBefore: null,
    }))
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))
  return writeIcs(bare, latest, { isBare: true })
}

import type { CalendarFilePlan } from '#worker/calendar/files/calendar-files.calls.ts'

/** '1 event', '1,200 events' */
export const events = (count: number): string =>
  count === 1 ? '1 event' : `${count.toLocaleString('en-GB')} events`

/** What taking a file over would do, in sentences. */
export function planWords({ adds, changes, same, cancelled, broken }: CalendarFilePlan): string {
  if (adds + changes + same + cancelled + broken.length === 0) return 'There is no event in this file.'
  const parts = [
    adds > 0 && `${events(adds)} would be added.`,
    changes > 0 && `${events(changes)} would be changed.`,
    same > 0 && `${events(same)} ${same === 1 ? 'is' : 'are'} here already.`,
    cancelled > 0 && `${events(cancelled)} ${cancelled === 1 ? 'was' : 'were'} called off and left out.`,
    broken.length > 0 &&
      `${broken.length === 1 ? '1 entry is' : `${broken.length.toLocaleString('en-GB')} entries are`} left out:`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** What was done. */
export const takenWords = ({ adds, changes }: CalendarFilePlan): string =>
  [adds > 0 && `${events(adds)} added`, changes > 0 && `${events(changes)} changed`]
    .filter(Boolean)
    .join(', ') || 'Nothing to change'

import { z } from 'zod'
import { themeColors } from '../theme/theme.ts'
import type { Day } from '../time/day.ts'
import { isZone } from '../time/known-zone.ts'
import { titleField } from './calendar-event.ts'
import { eventTypes, isEventDay, recurringPatterns } from './event-choices.ts'
import { longestBefore } from './reminders/before-words.ts'

/** What a person fills in for an event or a reminder: days and clocks of one zone. */
export const eventForm = z
  .object({
    title: titleField,
    description: z.string().max(20_000, 'At most 20,000 characters.'),
    place: z.string().max(500, 'At most 500 characters.'),
    eventType: z.enum(eventTypes),
    color: z.enum(['', ...themeColors]),
    isAllDay: z.boolean(),
    startDay: z.string(),
    startClock: z.string(),
    endDay: z.string(),
    endClock: z.string(),
    pattern: z.enum(recurringPatterns),
    /** The last day on which it comes again; empty: it goes on. */
    until: z.string(),
    /** A rule that says more than the pattern; empty: none. */
    rule: z.string(),
    /** Minutes before it at which it is said; empty: not at all. */
    remind: z
      .string()
      .regex(/^\d{0,7}$/, 'A whole number, such as 45.')
      .refine((minutes) => Number(minutes) <= longestBefore, 'At most four weeks before.'),
    zone: z.string().refine(isZone, 'That time zone is not known here. Choose another.'),
  })
  .superRefine((form, { addIssue }) => {
    for (const [name, message] of timeFaults(form)) addIssue({ code: 'custom', path: [name], message })
  })
export type EventForm = z.infer<typeof eventForm>

const isClock = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)

/** What is wrong with the times, by field. What is not on the screen (clocks of whole days, an end of what takes place once) is not asked. */
function timeFaults(form: EventFormTimes & { pattern: string; until: string }): [string, string][] {
  const { isAllDay, startDay, startClock, endDay, endClock, pattern, until } = form
  const found: [string, string][] = []
  for (const name of ['startDay', 'endDay'] as const)
    if (!isEventDay(form[name])) found.push([name, 'Which day?'])
  for (const name of ['startClock', 'endClock'] as const)
    if (!isAllDay && !isClock(form[name])) found.push([name, 'When? Hours and minutes, such as 09:30.'])
  const hasUntil = pattern !== 'none' && until !== ''
  if (hasUntil && !isEventDay(until)) found.push(['until', 'Until which day?'])
  if (found.length > 0) return found
  const endsBefore = isAllDay ? endDay < startDay : `${endDay} ${endClock}` < `${startDay} ${startClock}`
  if (endsBefore) found.push(['endClock', 'It ends before it begins.'])
  if (hasUntil && until < startDay) found.push(['until', 'It would end before it begins.'])
  return found
}

export interface EventFormTimes {
  isAllDay: boolean
  startDay: Day
  startClock: string
  endDay: Day
  endClock: string
}

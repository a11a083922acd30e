import { z } from 'zod'
import { themeColors } from '../theme/theme.ts'
import type { Day } from '../time/day.ts'
import { longestTitle, titleField } from './calendar-event.ts'
import { eventTypes, recurringPatterns } from './event-choices.ts'
import { longestBefore } from './reminders/before-words.ts'

const clock = z.string().regex(/^\d{2}:\d{2}$/, 'When? Hours and minutes, such as 09:30.')
const day = z.iso.date('Which day?')

/** What a person fills in for an event or a reminder: days and clocks of one zone. */
export const eventForm = z
  .object({
    title: titleField.max(longestTitle, `At most ${longestTitle} characters.`),
    description: z.string().max(20_000, 'At most 20,000 characters.'),
    place: z.string().max(500, 'At most 500 characters.'),
    eventType: z.enum(eventTypes),
    color: z.enum(['', ...themeColors]),
    isAllDay: z.boolean(),
    startDay: day,
    startClock: clock,
    endDay: day,
    endClock: clock,
    pattern: z.enum(recurringPatterns),
    /** The last day on which it comes again; empty: it goes on. */
    until: z.union([z.literal(''), z.iso.date('Until which day?')]),
    /** A rule that says more than the pattern; empty: none. */
    rule: z.string(),
    /** Minutes before it at which it is said; empty: not at all. */
    remind: z
      .string()
      .regex(/^\d{0,7}$/, 'A whole number, such as 45.')
      .refine((minutes) => Number(minutes) <= longestBefore, 'At most four weeks before.'),
    zone: z.string().min(1),
  })
  .refine((form) => !endsBefore(form), { path: ['endClock'], message: 'It ends before it begins.' })
  .refine(({ pattern, until, startDay }) => pattern === 'none' || until === '' || until >= startDay, {
    path: ['until'],
    message: 'It would end before it begins.',
  })
export type EventForm = z.infer<typeof eventForm>

function endsBefore({ isAllDay, startDay, startClock, endDay, endClock }: EventFormTimes): boolean {
  return isAllDay ? endDay < startDay : `${endDay} ${endClock}` < `${startDay} ${startClock}`
}
export interface EventFormTimes {
  isAllDay: boolean
  startDay: Day
  startClock: string
  endDay: Day
  endClock: string
}

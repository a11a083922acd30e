import { isDay } from '../time/typed-time.ts'

/** The longest title of an event or a reminder, in characters. */
export const longestTitle = 300

/** What an event is for. */
export const eventTypes = ['journal', 'reflection', 'coaching'] as const
export type EventType = (typeof eventTypes)[number]

/** How often something comes again. */
export const recurringPatterns = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const
export type RecurringPattern = (typeof recurringPatterns)[number]

/** A day from which can be counted, forth and back and in every zone. */
export const isEventDay = (day: string): boolean => isDay(day) && day >= '1000' && day < '9990'

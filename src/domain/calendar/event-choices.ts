/** The longest title of an event or a reminder, in characters. */
export const longestTitle = 300

/** What an event is for. */
export const eventTypes = ['journal', 'reflection', 'coaching'] as const
export type EventType = (typeof eventTypes)[number]

/** How often something comes again. */
export const recurringPatterns = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const
export type RecurringPattern = (typeof recurringPatterns)[number]

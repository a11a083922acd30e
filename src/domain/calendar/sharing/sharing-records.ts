import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import { themeColors } from '../../theme/theme.ts'

/** A calendar of another server that is followed. Sealed as kind 'calendar_subscription'; its events name it. */
export const calendarSubscription = z.object({
  name: z
    .string('What is it called?')
    .trim()
    .min(1, 'What is it called?')
    .max(100, 'At most 100 characters.'),
  address: z
    .string('Its address is required')
    .trim()
    .min(1, 'Its address is required')
    .max(2_000, 'At most 2,000 characters.'),
  /** The name of a calendar of the connected Google account, which the browser reads by itself; null: it is fetched by its address. */
  googleId: z.string().max(500).nullable().default(null),
  /** The colour that its events wear; null: none. */
  color: z.enum(themeColors).nullable().default(null),
  isHidden: z.boolean().default(false),
  /** When it was last fetched; null: not yet. */
  fetchedAt: z.iso.datetime().nullable().default(null),
  /** Why the last fetching failed, in a sentence; null: it did not. */
  trouble: z.string().max(500).nullable().default(null),
  /** How many of its events could not be read when it was last fetched; they are here as they were before. */
  unread: z.int().min(0).default(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CalendarSubscription = z.infer<typeof calendarSubscription>
export const calendarSubscriptions = entity('calendar_subscription', {
  schema: calendarSubscription,
  version: 1,
  upgrades: {},
  label: 'Calendars from elsewhere',
})

/** How much a feed says of an event: its title, or only that somebody is busy. */
export const feedWords = ['titles', 'busy'] as const
export type FeedWords = (typeof feedWords)[number]

/** What calendar programs may read. Sealed as kind 'calendar_feed', one in a vault. */
export const calendarFeed = z.object({
  isOn: z.boolean().default(false),
  words: z.enum(feedWords).default('busy'),
  /** The secret in the address; empty: there was none yet. */
  token: z.string().max(100).default(''),
  updatedAt: z.iso.datetime(),
})
export type CalendarFeed = z.infer<typeof calendarFeed>
export const calendarFeeds = entity('calendar_feed', {
  schema: calendarFeed,
  version: 1,
  upgrades: {},
  label: 'Feed for calendar programs',
  single: true,
})
export const noFeed: Omit<CalendarFeed, 'updatedAt'> = { isOn: false, words: 'busy', token: '' }

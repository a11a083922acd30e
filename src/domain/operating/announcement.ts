import { z } from 'zod'

export const announcementTones = ['notice', 'warning'] as const

/** One line above the pages of everybody who is signed in, until an admin takes it away or an instant has passed. */
export const announcement = z.object({
  /** A new one each time: who put an earlier one away sees this one. */
  id: z.uuid(),
  text: z
    .string('Say what is announced')
    .trim()
    .min(1, 'Say what is announced')
    .max(280, 'An announcement has at most 280 characters'),
  tone: z.enum(announcementTones),
  /** Not shown from then on; null: until it is taken away. */
  until: z.iso.datetime().nullable(),
})
export type Announcement = z.infer<typeof announcement>

/** Whether an announcement is shown at an instant (ms). */
export const isShown = ({ until }: Announcement, nowMs: number): boolean =>
  until === null || Date.parse(until) > nowMs

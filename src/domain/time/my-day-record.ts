import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { isZone } from './known-zone.ts'
import { defaultMyDay, latestStartHour, weekStarts } from './my-day.ts'

/** A person's day as the vault keeps it. Sealed as kind 'my_day', one in a vault; of several the latest holds. */
export const myDayRecord = z.object({
  /** The hour (0 to 11) at which a day begins. */
  startHour: z.int().min(0).max(latestStartHour).default(defaultMyDay.startHour),
  /** An IANA zone; null: that of the device. */
  zone: z.string().max(64).nullable().default(defaultMyDay.zone),
  weekStart: z.enum(weekStarts).default(defaultMyDay.weekStart),
  /** Absent in records that were written before this could be chosen. */
  showsStreak: z.boolean().default(defaultMyDay.showsStreak),
  /** Instant of the last choice, ISO. */
  updatedAt: z.iso.datetime(),
})
export type MyDayRecord = z.infer<typeof myDayRecord>
export const myDayRecords = entity('my_day', {
  schema: myDayRecord,
  version: 1,
  upgrades: {},
  label: 'How your days are counted',
  single: true,
})

/** One choice or several, as a screen makes them. A zone that is chosen must be one that is known here. */
export const myDayChoice = myDayRecord
  .omit({ updatedAt: true })
  .extend({
    startHour: myDayRecord.shape.startHour.unwrap(),
    zone: z.string().refine(isZone, 'This zone is not known here').nullable(),
    weekStart: myDayRecord.shape.weekStart.unwrap(),
    showsStreak: myDayRecord.shape.showsStreak.unwrap(),
  })
  .partial()

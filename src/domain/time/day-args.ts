import { z } from 'zod'
import { weekStarts } from './my-day.ts'

/** A day and how days are counted, as views are asked with them. */
export const dayArg = z.iso.date()
export const myDayRuleArg = z.object({
  zone: z.string(),
  startHour: z.int().min(0).max(11),
  weekStart: z.enum(weekStarts),
})

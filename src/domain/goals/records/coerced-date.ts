import { z } from 'zod'

const sentence = 'This is not a date.'
const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** The day ('2026-12-31') that a text, a number of ms or a Date names; null: it names none. */
function dayFrom(value: string | number | Date): string | null {
  const isDay = typeof value === 'string' && dayShape.test(value)
  const ms = new Date(value).getTime()
  if (!Number.isFinite(ms)) return null
  const day = new Date(ms).toISOString().slice(0, 10)
  // Some programs read 30 February as a day in March; years of more than four digits are no days here.
  return (isDay && day !== value) || !dayShape.test(day) ? null : day
}

/** A calendar day, coerced from a text, a number of ms since 1970 or a Date to '2026-12-31'. Anything else is refused with a sentence. */
export const coercedDay = z
  .union([z.string(), z.number(), z.date()], sentence)
  .transform((value, context) => {
    const day = dayFrom(value)
    if (day !== null) return day
    context.addIssue({ code: 'custom', message: sentence })
    return z.NEVER
  })

/** An instant, coerced from a text, a number of ms since 1970 or a Date to ISO. Anything else is refused with a sentence. */
export const coercedInstant = z
  .union([z.string(), z.number(), z.date()], sentence)
  .transform((value, context) => {
    const ms = new Date(value).getTime()
    if (Number.isFinite(ms)) return new Date(ms).toISOString()
    context.addIssue({ code: 'custom', message: sentence })
    return z.NEVER
  })

import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import type { Day } from '../../time/day.ts'

/** A letter to oneself that stays closed until a day. Sealed as kind 'return_letter'. */
export const returnLetter = z.object({
  content: z.string().trim().min(1).max(20_000),
  opensOn: z.iso.date(),
  /** When it was read first; null: it was not. */
  openedAt: z.iso.datetime().nullable().default(null),
  /** The day on which it is not to be offered; null: none. */
  notOn: z.iso.date().nullable().default(null),
  createdAt: z.iso.datetime(),
})
export type ReturnLetter = z.infer<typeof returnLetter>

/** Whether a letter may be opened, was not, and was not put away for `today`. */
export const isDueLetter = (
  { opensOn, openedAt, notOn }: Pick<ReturnLetter, 'opensOn' | 'openedAt' | 'notOn'>,
  today: Day,
): boolean => opensOn <= today && openedAt === null && notOn !== today

export const returnLetters = entity('return_letter', {
  schema: returnLetter,
  version: 1,
  upgrades: {},
  label: 'Letters to yourself',
})

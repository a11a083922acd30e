import { z } from 'zod'

/**
 * An instant that comes as ISO text, as ms or as a Date, and is kept as ISO text. `words`: what is said where it is missing or is none.
 */
export const instantInput = (words: string) =>
  z
    .union([z.string().min(1, words), z.number(), z.date()], words)
    .pipe(z.coerce.date(words))
    .transform((date) => date.toISOString())

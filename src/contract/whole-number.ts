import { z } from 'zod'

/**
 * A whole number as it stands in an address, up to the largest that JavaScript counts without gaps: decimal digits and nothing else, where `Number` also
 * reads "0x1", " 1" and "1e3".
 */
export const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(z.int()),
])

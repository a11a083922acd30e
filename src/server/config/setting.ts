import { z } from 'zod'

/** A setting of the environment; an empty one counts as absent. */
export const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

export const count = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a number from ${least} to ${most}.`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `${name} must be a number from ${least} to ${most}.`)

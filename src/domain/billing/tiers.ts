import { z } from 'zod'
import { freeTier, type Tier, unlockables } from './unlocks.ts'

const price = z.strictObject({
  price: z.string().min(1).max(200),
  amount: z.int().positive().max(100_000_000),
})

const tier = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'must be lower-case letters, digits, - and _')
      .refine((id) => id !== freeTier, 'must be another word than free'),
    name: z.string().trim().min(1).max(40),
    about: z.string().trim().max(200).optional(),
    unlocks: z.array(z.enum(unlockables)).min(1),
    spaceMb: z.int().positive().max(1_000_000).optional(),
    currency: z.string().regex(/^[a-z]{3}$/, 'must be a currency such as eur'),
    monthly: price.optional(),
    yearly: price.optional(),
  })
  .refine(({ monthly, yearly }) => monthly || yearly, 'needs a price: monthly, yearly, or both')
  .refine(
    ({ unlocks, spaceMb }) => unlocks.includes('space') === (spaceMb !== undefined),
    'needs spaceMb where it unlocks space, and only there',
  )

/** The paid tiers of a server, the smallest first. Knows no word that is not a tier's, so that a typing error is told. */
export const tiers: z.ZodType<Tier[]> = z
  .array(tier)
  .min(1)
  .max(6)
  .refine((all) => isUnique(all.map(({ id }) => id)), 'two tiers have the same id')
  .refine((all) => isUnique(priceIds(all)), 'two prices have the same id')

const isUnique = (texts: readonly string[]): boolean => new Set(texts).size === texts.length
const priceIds = (all: readonly Tier[]): string[] =>
  all.flatMap(({ monthly, yearly }) => [monthly, yearly].flatMap((one) => one?.price ?? []))

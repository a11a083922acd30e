import { z } from 'zod'
import { factor } from './factor.ts'

/** Shows that whoever is signed in is the account's owner: the password, or the passphrase of who has none; derived, or as it was typed. */
export const ownerProof = z.object({
  password: z.string('Password is required').min(1, 'Password is required').max(1024),
  derived: z.boolean().optional(),
  /** Asked for where the account has a second factor. */
  factor: factor.optional(),
})
export type OwnerProof = z.infer<typeof ownerProof>

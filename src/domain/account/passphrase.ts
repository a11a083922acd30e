import { z } from 'zod'
import { passphraseLeast, passphraseMissing } from './passphrase-length.ts'
import { isMoreThanSpace } from './user.ts'

const tooShort = `Use at least ${passphraseLeast} characters`
/** A vault passphrase: what opens the pages of somebody who signs in with Google. */
export const passphraseRule = z
  .string(tooShort)
  .refine((text) => passphraseMissing(text) === 0, tooShort)
  .refine((text) => text.length <= 1024, 'Use at most 1024 characters')
  .refine(isMoreThanSpace, 'A passphrase needs more than spaces')

/** The form that chooses one; both fields have to agree, since nobody can reset it. */
export const passphraseForm = z
  .object({ passphrase: passphraseRule, again: z.string() })
  .refine(({ passphrase, again }) => passphrase === again, {
    error: 'This is not the same as above',
    path: ['again'],
  })
export type PassphraseForm = z.infer<typeof passphraseForm>

import { z } from 'zod'
import { passphraseRule } from '#domain/account/passphrase.ts'
import { passwordRule } from '#domain/account/user.ts'

export interface NewPasswordForm {
  current: string
  next: string
  /** Where nothing else opens the pages: typed once more. */
  again?: string | undefined
}

const nextRules = { password: passwordRule, passphrase: passphraseRule } as const
type Secret = keyof typeof nextRules

const currentOf = (secret: Secret) => z.string().min(1, `Your ${secret} is needed for this`)
const isNew = (secret: Secret) => ({ error: `That is the ${secret} you have now`, path: ['next'] })
const again = z.string().optional()
const isTwice = ({ next, again }: NewPasswordForm): boolean => again === undefined || again === next
const isDifferent = { error: 'This is not the same as above', path: ['again'] }
const isOther = (form: NewPasswordForm): boolean => form.next !== form.current

/** The present password or passphrase, and another one. */
export const changeForm = (secret: Secret) =>
  z
    .object({ current: currentOf(secret), next: nextRules[secret], again })
    .refine(isOther, isNew(secret))
    .refine(isTwice, isDifferent)

/** The same, but an empty `next` keeps the one that there is. */
export const renewForm = (secret: Secret) =>
  z
    .object({ current: currentOf(secret), next: z.union([z.literal(''), nextRules[secret]]), again })
    .refine(isOther, isNew(secret))
    .refine(isTwice, isDifferent)

/** The passphrase, and the password that takes its place. The two may be the same. */
export const setForm = () =>
  z.object({ current: currentOf('passphrase'), next: passwordRule, again }).refine(isTwice, isDifferent)

import { z } from 'zod'
import { passwordRule } from '#domain/account/user.ts'

const current = z.string().min(1, 'Your password is needed for this')
const isNew = {
  error: 'That is the password you have now',
  path: ['next'],
}

export const newPasswordForm = z
  .object({ current, next: passwordRule })
  .refine((form) => form.next !== form.current, isNew)
export type NewPasswordForm = z.infer<typeof newPasswordForm>

/** An empty `next` keeps the password. */
export const renewForm = z
  .object({ current, next: z.union([z.literal(''), passwordRule]) })
  .refine((form) => form.next !== form.current, isNew)

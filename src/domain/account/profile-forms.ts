import { z } from 'zod'
import { emailRule, nameRule, usernameRule } from './user.ts'

/** How the companion and the greeting call a person. */
export const preferredNameRule = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(200, 'Name must be at most 200 characters')

/** The names in the profile. An empty `name` takes it away. */
export const namesForm = z.object({ name: nameRule, preferredName: preferredNameRule })
export type NamesForm = z.infer<typeof namesForm>

const password = z.string().min(1, 'Your password is needed for this')

/** A new username or email address, with the password as proof. */
export const signInForms = {
  username: z.object({ value: usernameRule, password }),
  email: z.object({ value: emailRule, password }),
} as const
export type SignInField = keyof typeof signInForms
export type SignInForm = z.infer<(typeof signInForms)[SignInField]>

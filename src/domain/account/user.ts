import { z } from 'zod'

export { displayName, initials } from './display-name.ts'

export const usernameRule = z
  .string('Username must be at least 3 characters')
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(60, 'Username must be at most 60 characters')
export const emailRule = z.email('Invalid email address').max(254, 'Invalid email address')
/** Whether somebody would see anything of it. */
export const isMoreThanSpace = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text)

export const passwordRule = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(1024, 'Password must be at most 1024 characters')
  .refine(isMoreThanSpace, 'A password needs more than spaces')
export const nameRule = z.string().trim().max(200, 'Name must be at most 200 characters')

export const loginForm = z.object({
  username: z.string('Username is required').trim().min(1, 'Username is required'),
  password: z.string('Password is required').min(1, 'Password is required'),
})
export type LoginForm = z.infer<typeof loginForm>

export const registerForm = z.object({
  username: usernameRule,
  email: emailRule,
  password: passwordRule,
  name: nameRule.optional(),
})
export type RegisterForm = z.infer<typeof registerForm>

/** The part of a User that its own browser gets to see. Secrets and sealed fields are not in it. */
export const user = z.object({
  id: z.int().positive(),
  username: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** What onboarding answered to 'What should we call you?'. */
  preferredName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  onboardingCompleted: z.boolean(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  planType: z.string(),
  aiModelPreference: z.string(),
  /** A raw password of this account has passed through the server: the person is offered to seal it properly. */
  passwordSeen: z.boolean(),
  /** False: this person signs in with Google only, and opens the vault with a passphrase. */
  hasPassword: z.boolean(),
  isGoogleLinked: z.boolean(),
  /** Whether there is an image of their own behind /api/avatars/{id}. */
  hasAvatar: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof user>

import { z } from 'zod'
import { forgotForm } from '#domain/account/forgot-form.ts'
import { companionBasics, onboardingData } from '#domain/account/onboarding.ts'
import { preferredNameRule } from '#domain/account/profile-forms.ts'
import { emailRule, nameRule, user, usernameRule } from '#domain/account/user.ts'
import { userSettings } from '#domain/theme/user-settings.ts'
import { base64Of } from './base64.ts'
import { endpoint } from './endpoint.ts'
import { factor } from './factor.ts'
import { ownerProof } from './owner-proof.ts'

/** Argon2id parameters: memory in KiB, passes, lanes. */
export const kdfParams = z.object({
  algorithm: z.literal('argon2id'),
  salt: base64Of(16),
  memoryKiB: z.int().positive(),
  passes: z.int().positive(),
  lanes: z.int().positive(),
})
export type KdfParams = z.infer<typeof kdfParams>

/** What a new password is derived with. */
export const kdfDefaults = { algorithm: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1 } as const
/** What a client derives with at all, whatever a server asks for. */
export const kdfLimits = {
  memoryKiB: { least: 19_456, most: 262_144 },
  passes: { least: 2, most: 10 },
  lanes: { least: 1, most: 1 },
} as const

/** Whether our own client would derive so. */
export const isAcceptedKdf = (kdf: Omit<KdfParams, 'salt'>): boolean =>
  (['memoryKiB', 'passes', 'lanes'] as const).every(
    (name) => kdf[name] >= kdfLimits[name].least && kdf[name] <= kdfLimits[name].most,
  )

/** authSecret on the wire: 32 bytes in base64. */
export const authSecret = base64Of(32)

/** Our client derives `password` first and says so; any other caller sends the raw password and leaves `derived` out. */
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Create an account and start a session',
  body: z.object({
    username: usernameRule,
    email: emailRule,
    password: z
      .string('Password must be at least 8 characters')
      .max(1024, 'Password must be at most 1024 characters'),
    name: nameRule.optional(),
    derived: kdfParams.optional(),
    setup: z.string().max(200).optional(),
  }),
  answer: user,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Start a session',
  body: z.object({
    username: z.string('Username is required').trim().min(1, 'Username is required').max(200),
    password: z.string('Password is required').min(1, 'Password is required').max(1024),
    derived: z.boolean().optional(),
  }),
  answer: user,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'End this session',
  answer: z.object({}),
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  scope: 'any',
  summary: 'The signed-in user',
  answer: user,
})

export const authStatus = endpoint({
  method: 'GET',
  path: '/api/auth/status',
  access: 'public',
  summary: 'Whether this browser is signed in',
  answer: z.object({ isAuthenticated: z.boolean(), user: user.nullable() }),
})

export const authKdf = endpoint({
  method: 'GET',
  path: '/api/auth/kdf',
  access: 'public',
  summary: 'How to derive the password of a username',
  query: z.object({
    username: z.string('Username is required').trim().min(1, 'Username is required').max(200),
  }),
  answer: kdfParams,
})

export const saveOnboarding = endpoint({
  method: 'POST',
  path: '/api/user/onboarding',
  access: 'user',
  summary: 'Finish onboarding; errors are plain text',
  body: onboardingData,
  answer: onboardingData,
})

/** Changes what onboarding said about the companion; whether and when onboarding was finished stays. 409 before it is. */
export const saveCompanionBasics = endpoint({
  method: 'PUT',
  path: '/api/user/onboarding/companion',
  access: 'user',
  summary: 'Change how the companion was set up',
  body: companionBasics,
  answer: companionBasics,
})

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings',
  access: 'user',
  scope: 'account',
  summary: 'The look the person chose',
  answer: userSettings,
})

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/user/settings',
  access: 'user',
  scope: 'account',
  summary: 'Save the look',
  body: userSettings,
  answer: userSettings,
})

/** Removes the account and everything that belongs to it; ends all its sessions. 401 wrong_credentials for a wrong password. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  summary: 'Delete the account with everything in it',
  body: ownerProof,
  answer: z.object({}),
})

const resetToken = z.string('This link is not complete').min(20, 'This link is not complete').max(200)

/** Whose password a reset link sets. 404 for a link that is used up or too old. The token is in no address, which would be written down on its way. */
export const readReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset/check',
  access: 'public',
  summary: 'Whose password a reset link sets',
  body: z.object({ token: resetToken }),
  answer: z.object({ username: z.string() }),
})

/**
 * Sets a new password by a reset link, which is used up, ends all sessions of the account and starts one here. The vault stays sealed
 * with what sealed it before.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset',
  access: 'public',
  summary: 'Set a new password by a reset link',
  body: z.object({
    token: resetToken,
    password: z
      .string('Password must be at least 8 characters')
      .max(1024, 'Password must be at most 1024 characters'),
    derived: kdfParams.optional(),
    /** Asked for where the account has a second factor; the link is not used up before. */
    factor: factor.optional(),
  }),
  answer: user,
})

/** What is sent changes, the rest stays. A new username or email address needs the password, since whoever has them can ask for a new one. */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  access: 'user',
  summary: 'Change name, preferred name, username or email address',
  body: z.object({
    /** Empty: none. */
    name: nameRule.optional(),
    preferredName: preferredNameRule.optional(),
    username: usernameRule.optional(),
    email: emailRule.optional(),
    password: z.string().max(1024).optional(),
    derived: z.boolean().optional(),
    factor: factor.optional(),
  }),
  answer: user,
})

/** Whether this server can send a mail to somebody who forgot their password. */
export const readForgot = endpoint({
  method: 'GET',
  path: '/api/auth/forgot',
  access: 'public',
  summary: 'Whether a reset link can be sent by mail',
  answer: z.object({ isMailed: z.boolean() }),
})

/** Answers the same, in the same time, whether or not anybody has this name or address. 501 where no mail can be sent. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot',
  access: 'public',
  summary: 'Send a reset link to the email address of an account',
  body: forgotForm,
  answer: z.object({}),
})

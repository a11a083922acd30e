import { z } from 'zod'
import { user } from '#domain/account/user.ts'
import { endpoint } from './endpoint.ts'
import { factor, neededFactor, passkeyAssertion, passkeyRequest } from './factor.ts'

const ticket = z.string('Sign in again').min(20, 'Sign in again').max(200)

/** 401 second_factor_expired for a ticket that is used up or older than five minutes. */
export const readSecondStep = endpoint({
  method: 'POST',
  path: '/api/login/second-factor/options',
  access: 'public',
  summary: 'What a sign-in that has begun still needs',
  body: z.object({ ticket }),
  answer: neededFactor,
})

export const finishLogin = endpoint({
  method: 'POST',
  path: '/api/login/second-factor',
  access: 'public',
  summary: 'Finish a sign-in by a second factor and start a session',
  body: z.object({ ticket, factor }),
  answer: user,
})

export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  access: 'public',
  summary: 'Begin to sign in with a passkey alone',
  answer: z.object({ ticket: z.string(), passkey: passkeyRequest }),
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  summary: 'Sign in with a passkey alone and start a session',
  body: z.object({ ticket, assertion: passkeyAssertion }),
  answer: user,
})

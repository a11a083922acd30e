import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { googlePath, googleStatusPath } from './google-paths.ts'

export const googleStatus = endpoint({
  method: 'GET',
  path: googleStatusPath,
  access: 'public',
  summary: 'Whether Google sign-in is set up on this server',
  answer: z.object({ isConfigured: z.boolean() }),
})

/** 409 while Google is the only way into the account. */
export const unlinkGoogle = endpoint({
  method: 'DELETE',
  path: googlePath,
  access: 'user',
  summary: 'Take Google off the own account',
  answer: z.object({}),
})

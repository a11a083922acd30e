import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ownerProof } from './owner-proof.ts'
import { googleLinkPath, googlePath, googleStatusPath } from './paths/google-paths.ts'

export const googleStatus = endpoint({
  method: 'GET',
  path: googleStatusPath,
  access: 'public',
  summary: 'Whether Google sign-in is set up on this server',
  answer: z.object({ isConfigured: z.boolean() }),
})

/** Begins to sign in with the token of the setup link, which stands in no address. Answers where the browser goes. */
export const startGoogle = endpoint({
  method: 'POST',
  path: googlePath,
  access: 'public',
  summary: 'Begin to make the first account with Google',
  body: z.object({ setup: z.string().max(200) }),
  answer: z.object({ address: z.string() }),
})

/** Begins to link a Google account: answers where the browser goes. The way back is `GET /api/auth/google/callback`. */
export const linkGoogle = endpoint({
  method: 'POST',
  path: googleLinkPath,
  access: 'user',
  summary: 'Begin to link Google to the own account',
  body: z.object({ proof: ownerProof.optional() }),
  answer: z.object({ address: z.url() }),
})

/** 409 while Google is the only way into the account. */
export const unlinkGoogle = endpoint({
  method: 'DELETE',
  path: googlePath,
  access: 'user',
  summary: 'Take Google off the own account',
  body: z.object({ proof: ownerProof.optional() }),
  answer: z.object({}),
})

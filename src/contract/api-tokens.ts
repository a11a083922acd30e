import { z } from 'zod'
import { type ApiScope, apiScopes, endpoint } from './endpoint.ts'
import { ownerProof } from './owner-proof.ts'

export { type ApiScope, apiScopes }

/** How long a token may live, in days. */
export const tokenDays = [7, 30, 90, 365] as const
/** The most that one person may have at a time. */
export const mostTokens = 20

/** A token without the token itself, which is shown once. */
export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiToken = z.infer<typeof apiToken>

const tokenList = z.object({ tokens: z.array(apiToken) })

export const readTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  access: 'user',
  summary: 'Own API tokens, the latest first; those that ended lately among them',
  answer: tokenList,
})

/** 403 proof_needed without `proof`. The token is in this answer and nowhere else. */
export const makeToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  access: 'user',
  summary: 'Make an API token',
  body: z.object({
    name: z.string('Give it a name.').trim().min(1, 'Give it a name.').max(60, 'Use at most 60 characters.'),
    scopes: z.array(z.enum(apiScopes)).min(1, 'Choose what it may do.'),
    days: z.literal(tokenDays),
    proof: ownerProof.optional(),
  }),
  answer: tokenList.extend({ token: z.string() }),
})

export const endToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:tokenId',
  access: 'user',
  scope: 'sample',
  summary: 'End an API token at once',
  params: z.object({ tokenId: z.uuid() }),
  answer: tokenList,
})

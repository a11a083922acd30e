import type { FastifyInstance } from 'fastify'
import {
  type ApiToken,
  apiScopes,
  endToken,
  makeToken,
  mostTokens,
  readTokens,
} from '#contract/api-tokens.ts'
import { dayMs } from '#domain/time/day-number.ts'
import { removeToken, type TokenRow, tokensOf } from '#server/core/accounts/api-tokens.store.ts'
import { giveToken, scopesOf } from '#server/core/accounts/api-tokens.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { noteSecurityEvent } from '#server/core/logs/security-history.ts'
import { createPost } from '#server/core/mail/mail-post.ts'
import type { AppDeps } from '../../core/app-deps.ts'

const instant = (ms: number): string => new Date(ms).toISOString()

const apiTokenOf = (row: TokenRow): ApiToken => ({
  id: row.token_id,
  name: row.name,
  scopes: apiScopes.filter((scope) => scopesOf(row).includes(scope)),
  createdAt: instant(row.created_at),
  expiresAt: instant(row.expires_at),
  lastUsedAt: row.last_used_at === null ? null : instant(row.last_used_at),
})

/** Tokens for programs: made by whoever proves that the account is theirs, kept as a hash, ended by a press. */
export function tokensFeature(app: FastifyInstance, deps: AppDeps): void {
  const { db, now } = deps
  const post = createPost(app, deps)
  const list = async (owner: number) => ({ tokens: (await tokensOf(db, owner)).map(apiTokenOf) })
  userRoute(app, deps, readTokens, ({ owner }) => list(owner))
  userRoute(app, deps, makeToken, async ({ owner, session, body, request }) => {
    await proveOwner(deps, session, body.proof, request)
    const at = now()
    const { token } = await db.transaction().execute(async (all) => {
      await holdVault(all, owner)
      await requireSession(all, owner, session.id)
      const living = (await tokensOf(all, owner)).filter(({ expires_at }) => expires_at > at)
      if (living.length >= mostTokens)
        throw new AppError('conflict', {
          message: `You have ${mostTokens} tokens. End one that you no longer use.`,
        })
      return giveToken(all, deps, { owner, ...body, forMs: body.days * dayMs })
    })
    await noteSecurityEvent(deps, post, session, 'token_made')
    return { ...(await list(owner)), token }
  })
  userRoute(app, deps, endToken, async ({ owner, params }) => {
    if (!(await removeToken(db, owner, params.tokenId))) throw new AppError('not_found')
    return list(owner)
  })
}

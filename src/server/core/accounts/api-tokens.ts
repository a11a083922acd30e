import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { apiScopes, type TokenScope } from '#contract/endpoint.ts'
import { writeIfPossible } from '#server/db/droppable-write.ts'
import type { Db } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { addToken, removeTokensUntil, type TokenRow, tokenOfHash, touchToken } from './api-tokens.store.ts'
import { type Session, tokenHash } from './session.ts'

/** What every token begins with, so that one that lies about is known for what it is. */
const tokenPrefix = 'inkwell_'
const touchEveryMs = 60 * 1000
const keptMs = 30 * 24 * 60 * 60 * 1000

const tokenScopes: readonly TokenScope[] = [...apiScopes, 'sample']

export const scopesOf = ({ scopes }: Pick<TokenRow, 'scopes'>): TokenScope[] =>
  tokenScopes.filter((scope) => scopes.split(' ').includes(scope))

interface NewToken {
  readonly owner: number
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly forMs: number
}

/** Makes a token, of which only the hash is kept: this answer is the only place that has it. */
export async function giveToken(
  all: Db,
  { now, randomBytes }: Pick<AppDeps, 'now' | 'randomBytes'>,
  { owner, name, scopes, forMs }: NewToken,
): Promise<{ token: string; tokenId: string }> {
  const token = tokenPrefix + Buffer.from(randomBytes(32)).toString('base64url')
  const [tokenId, at] = [randomUUID(), now()]
  await addToken(all, {
    token_id: tokenId,
    user_id: owner,
    name,
    token_hash: tokenHash(token),
    scopes: [...new Set(scopes)].join(' '),
    created_at: at,
    expires_at: at + forMs,
  })
  return { token, tokenId }
}

/** The token that a request brings in place of a cookie; null: it brings none. What a proxy in front put there for itself is not ours. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return token?.startsWith(tokenPrefix) ? token : null
}

/** What a token opens. It is never an admin's. Throws `unauthorized` for one that is not known or has ended. */
export async function sessionOfBearer(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  token: string,
): Promise<Session> {
  const row = await tokenOfHash(db, tokenHash(token))
  const at = now()
  if (!row || row.expires_at <= at)
    throw new AppError('unauthorized', { message: 'This token is not known here, or has ended.' })
  if (at - (row.last_used_at ?? 0) >= touchEveryMs)
    await writeIfPossible(() => touchToken(db, row.token_id, at))
  return {
    id: row.token_id,
    userId: row.user_id,
    isAdmin: false,
    expiresAt: row.expires_at,
    scopes: scopesOf(row),
  }
}

/** Forgets tokens a month after they ended. */
export const pruneTokens = ({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> =>
  removeTokensUntil(db, now() - keptMs)

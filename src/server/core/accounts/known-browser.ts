import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { giveCookie, readCookie } from '../http/cookies.ts'
import {
  forgetBrowsersBut,
  forgetBrowsersUnseenSince,
  isBrowserKnown,
  renewBrowser,
} from './known-browsers.store.ts'
import { tokenHash } from './session.ts'

export const browserCookie = 'inkwell_browser'
const knownMs = 180 * 24 * 60 * 60 * 1000

type Parts = Pick<AppDeps, 'db' | 'now'>

/** Names the browser of a request where this person has signed in with it before; null for a stranger's. */
export async function knownBrowser(
  { db, now, config }: Parts & Pick<AppDeps, 'config'>,
  userId: number | undefined,
  request: Pick<FastifyRequest, 'cookies' | 'protocol'>,
): Promise<string | null> {
  const token = readCookie(config, request, browserCookie)
  if (!token || userId === undefined) return null
  const hash = tokenHash(token)
  const isKnown = await isBrowserKnown(db, userId, hash, now() - knownMs)
  return isKnown ? Buffer.from(hash).toString('base64url') : null
}

/** Knows this browser from now on, by a new token: one that somebody else put there or copied before names nothing any more. */
export async function rememberBrowser(
  { db, now, randomBytes, config }: Pick<AppDeps, 'db' | 'now' | 'randomBytes' | 'config'>,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  const before = readCookie(config, request, browserCookie)
  const hashes = { before: before ? tokenHash(before) : null, next: tokenHash(token) }
  await renewBrowser(db, userId, hashes, now())
  giveCookie(config, request, reply, {
    name: browserCookie,
    value: token,
    sameSite: 'lax',
    maxAge: knownMs / 1000,
  })
}

/** Other browsers of this person are strangers' from now on: somebody else may have signed in with one. */
export async function forgetOtherBrowsers(
  { db, config }: Pick<AppDeps, 'db' | 'config'>,
  userId: number,
  request: Pick<FastifyRequest, 'cookies' | 'protocol'>,
): Promise<void> {
  const token = readCookie(config, request, browserCookie)
  await forgetBrowsersBut(db, userId, token === undefined ? null : tokenHash(token))
}

export const pruneBrowsers = ({ db, now }: Parts): Promise<void> =>
  forgetBrowsersUnseenSince(db, now() - knownMs)

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { factNames, keepFact } from '#server/db/facts.ts'
import { sessionCookie, sessionMostMs, tokenHash } from '../accounts/session.ts'
import { sessionOfHash } from '../accounts/sessions.store.ts'
import type { AppDeps } from '../app-deps.ts'
import { cookieName, giveCookie } from './cookies.ts'

/**
 * Behind https the session's cookie had no prefix once. A session from that time goes on under the new name; one that is younger was put under the
 * old name by somebody else, such as a neighbouring host, and opens nothing.
 */
export async function renameLegacyCookie(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, db, now } = deps
  const since = Number(await keepFact(db, factNames.hostCookiesSince, String(now())))
  const rename = async (token: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.clearCookie(sessionCookie, { path: '/' })
    const earlier = await sessionOfHash(db, tokenHash(token))
    if (!earlier || earlier.created_at >= since) return
    request.cookies[cookieName(config, request, sessionCookie)] = token
    const maxAge = sessionMostMs / 1000
    giveCookie(config, request, reply, { name: sessionCookie, value: token, sameSite: 'lax', maxAge })
  }
  app.addHook('onRequest', async (request, reply) => {
    const name = cookieName(config, request, sessionCookie)
    const token = request.cookies[sessionCookie]
    if (name !== sessionCookie && token && !request.cookies[name]) await rename(token, request, reply)
  })
}

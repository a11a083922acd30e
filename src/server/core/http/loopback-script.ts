import type { FastifyInstance } from 'fastify'
import { loopbackCookie, loopbackScript } from '#contract/companion.ts'
import type { Config } from '#server/config/config.ts'
import { AppError } from './app-error.ts'
import { readCookie } from './cookies.ts'

export const loopbackScriptPath = `/assets/${loopbackScript}`

/** Nothing but loopback: this thread cannot even reach the server that it comes from. */
const policy =
  "default-src 'none';script-src 'self';connect-src http://localhost:* http://127.0.0.1:*;frame-ancestors 'none'"

/**
 * The one script that may connect to models on a person's own machine. A worker has the policy of its own file, so that the page and the
 * worker that holds the keys keep theirs; who has not named such a model is not given the file.
 */
export function guardLoopbackScript(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(loopbackScriptPath)) return
    reply.header('cache-control', 'no-store')
    if (readCookie(config, request, loopbackCookie) !== '1') throw new AppError('not_found')
    reply.header('content-security-policy', policy)
  })
}

import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import {
  allowLoopback,
  chatSocketPath,
  companionStatus,
  largestFrame,
  loopbackCookie,
  messagesPerMinute,
  preferProvider,
} from '#contract/companion.ts'
import { wholeNumber } from '#contract/whole-number.ts'
import type { ReplySource } from '#domain/companion/replies/reply.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { giveCookie, removeCookie } from '#server/core/http/cookies.ts'
import { countOpenStreams } from '#server/core/http/open-streams.ts'
import { isOwnSocketOrigin } from '#server/core/http/origin.ts'
import { requireAccess, userRoute } from '#server/core/http/route.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { requester } from '#server/core/logs/security-log.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { ChatConnection, type ChatParts, chatSentences, closeCodes } from './chat-connection.ts'
import { type EngineThread, engineThread } from './engine-thread.ts'
import { createMessageLimit } from './message-limit.ts'
import { createRelays } from './relays.ts'

/** The same engine as on a person's device, in its thread. */
const ruleSource = (engine: EngineThread): ReplySource => ({
  name: 'this-server',
  async *reply(request, signal) {
    for (const chunk of await engine.run({ kind: 'reply', request })) {
      if (signal.aborted) return
      yield chunk
    }
  },
})

/** A peer that does not answer a close is let go after this long. */
const closeWithinMs = 800

const chatQuery = z.object({ userId: wholeNumber.default(0) })

/** The companion's status, and the socket that relays to a provider or, without one, answers by rules. */
export async function companionFeature(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const relays = createRelays(deps)
  userRoute(app, deps, companionStatus, ({ owner }) => relays.statusFor(owner))
  userRoute(app, deps, preferProvider, ({ owner, body }) => relays.prefer(owner, body.provider))
  userRoute(app, deps, allowLoopback, ({ body, request, reply }) => {
    const cookie = { name: loopbackCookie, value: '1', sameSite: 'strict' } as const
    if (body.isAllowed) giveCookie(deps.config, request, reply, cookie)
    else removeCookie(deps.config, request, reply, loopbackCookie)
    return {}
  })

  await app.register(websocket, {
    options: { maxPayload: largestFrame },
    errorHandler: (error, socket, request) => {
      securityEvent(request.log, 'input_refused', { ...requester(request), error })
      socket.terminate()
    },
    preClose(done) {
      for (const socket of this.websocketServer.clients) letGo(socket, closeCodes.restarting)
      this.websocketServer.close()
      done()
    },
  })
  const { engineMs, engineQueue } = deps.config.limits
  const engine = engineThread({
    script: deps.engineScript,
    deadlineMs: engineMs,
    mostWaiting: engineQueue,
  })
  app.addHook('onClose', () => engine.stop())
  const safeSource = ruleSource(engine)
  chatRoute(app, deps, (userId) => relays.prepare(userId), {
    sourceFor: async (userId, wanted) => (await relays.relayFor(userId, wanted)) ?? safeSource,
    safeSource,
    engine,
    limit: createMessageLimit({ count: messagesPerMinute, windowMs: 60_000, now: deps.now }),
    now: deps.now,
    newId: () => Buffer.from(deps.randomBytes(16)).toString('hex'),
  })
}

/**
 * Who speaks is decided by the cookie alone. Another site's page is refused before the upgrade (403). A userId that
 * is not the session's gets an error frame and close code 4403; 0 may connect without a session, and then only ping.
 */
function chatRoute(
  app: FastifyInstance,
  deps: AppDeps,
  onSomebody: (userId: number) => void,
  parts: Omit<ChatParts, 'userId' | 'onTrouble'>,
): void {
  const sockets = countOpenStreams(deps.config.limits)
  app.route({
    method: 'GET',
    url: chatSocketPath,
    schema: { querystring: chatQuery, hide: true },
    config: { access: 'public' },
    onRequest: [
      async (request: FastifyRequest) => {
        if (!isOwnSocketOrigin(deps.config, request)) throw new AppError('cross_site')
      },
      requireAccess(deps, 'public'),
    ],
    websocket: true,
    handler: (socket, request) => {
      const { userId } = chatQuery.parse(request.query)
      if (userId !== 0 && userId !== request.session?.userId) {
        securityEvent(request.log, 'access_denied', requester(request))
        return refuse(socket, closeCodes.notYours, chatSentences.notYours)
      }
      const leave = sockets.take(userId)
      if (!leave) return refuse(socket, closeCodes.tooMany, chatSentences.tooManySockets)
      socket.on('close', leave)
      const onTrouble = (error: unknown): void =>
        securityEvent(request.log, 'unexpected_error', { ...requester(request), error })
      new ChatConnection(socket, { ...parts, userId, onTrouble })
      if (userId === 0 || !request.session) return
      onSomebody(userId)
      const stopWatching = deps.sessions.watch(request.session, () => letGo(socket, closeCodes.signedOut))
      socket.on('close', stopWatching)
    },
  })
}

function refuse(socket: WebSocket, code: number, error: string): void {
  socket.on('error', () => undefined)
  socket.send(JSON.stringify({ type: 'error', error }))
  letGo(socket, code)
}

function letGo(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), closeWithinMs).unref()
}

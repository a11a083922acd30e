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
import type { ReplySource } from '#domain/companion/reply.ts'
import { readProviders } from '../../ai/provider-config.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { errorFields } from '../../core/logging.ts'
import { isHttps, isOwnSocketOrigin } from '../../core/origin.ts'
import { requireAccess, userRoute } from '../../core/route.ts'
import { ChatConnection, type ChatParts, chatSentences, closeCodes } from './chat-connection.ts'
import { createMessageLimit } from './message-limit.ts'
import { createRelays } from './relays.ts'

/** The same engine as on a person's device, loaded when somebody first needs it. */
const safeSource: ReplySource = {
  name: 'this-server',
  async *reply(request, signal) {
    const { ruleCompanion } = await import('#domain/companion/on-device-engine.ts')
    yield* ruleCompanion('this-server').reply(request, signal)
  },
}

/** A peer that does not answer a close is let go after this long. */
const closeWithinMs = 800

const chatQuery = z.object({ userId: z.coerce.number().int().min(0).default(0) })

/** The companion's status, and the socket that relays to a provider or, without one, answers by rules. */
export async function companionFeature(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const relays = createRelays(deps.db, readProviders(deps.env))
  userRoute(app, deps, companionStatus, ({ owner }) => relays.statusFor(owner))
  userRoute(app, deps, preferProvider, ({ owner, body }) => relays.prefer(owner, body.provider))
  userRoute(app, deps, allowLoopback, ({ body, request, reply }) => {
    const cookie = {
      path: '/assets/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isHttps(deps.config, request),
    } as const
    if (body.isAllowed) reply.setCookie(loopbackCookie, '1', cookie)
    else reply.clearCookie(loopbackCookie, cookie)
    return {}
  })

  await app.register(websocket, {
    options: { maxPayload: largestFrame },
    errorHandler: (error, socket, request) => {
      request.log.error({ route: chatSocketPath, ...errorFields(error) })
      socket.terminate()
    },
    preClose(done) {
      for (const socket of this.websocketServer.clients) letGo(socket, closeCodes.restarting)
      this.websocketServer.close()
      done()
    },
  })
  chatRoute(app, deps, (userId) => relays.prepare(userId), {
    sourceFor: async (userId, wanted) => (await relays.relayFor(userId, wanted)) ?? safeSource,
    safeSource,
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
      if (userId !== 0 && userId !== request.session?.userId) return refuse(socket)
      const onTrouble = (error: unknown): void =>
        request.log.error({ route: chatSocketPath, ...errorFields(error) })
      new ChatConnection(socket, { ...parts, userId, onTrouble })
      if (userId === 0 || !request.session) return
      onSomebody(userId)
      const stopWatching = deps.sessions.watch(request.session, () => letGo(socket, closeCodes.signedOut))
      socket.on('close', stopWatching)
    },
  })
}

function refuse(socket: WebSocket): void {
  socket.on('error', () => undefined)
  socket.send(JSON.stringify({ type: 'error', error: chatSentences.notYours }))
  letGo(socket, closeCodes.notYours)
}

function letGo(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), closeWithinMs).unref()
}

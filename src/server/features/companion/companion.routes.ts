import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { chatSocketPath, companionStatus, largestFrame, messagesPerMinute } from '#contract/companion.ts'
import type { ReplySource } from '#domain/companion/reply.ts'
import { readProvider } from '../../ai/provider-config.ts'
import { createRelay } from '../../ai/relay.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { errorFields } from '../../core/logging.ts'
import { isOwnSocketOrigin } from '../../core/origin.ts'
import { requireAccess, userRoute } from '../../core/route.ts'
import { ChatConnection, type ChatParts, chatSentences, closeCodes } from './chat-connection.ts'
import { createMessageLimit } from './message-limit.ts'

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
  const provider = readProvider(deps.env)
  const status = provider && { name: provider.name, model: provider.model, host: provider.baseUrl.host }
  userRoute(app, deps, companionStatus, () => ({ provider: status }))

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
  const relay = provider && createRelay(provider)
  chatRoute(app, deps, () => relay?.prepare(), {
    source: relay ?? safeSource,
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
  onSomebody: () => void,
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
      onSomebody()
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

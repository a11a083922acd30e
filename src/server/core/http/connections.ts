import diagnostics from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes } from '#contract/errors.ts'
import type { Config } from '#server/config/config.ts'
import { AppError } from './app-error.ts'
import { bareSecurityHeaders } from './security.ts'

/** How often Node looks for requests that take too long to arrive. */
const mostCheckMs = 5_000

/** How long a connection may take for what. Event streams say something now and then; sockets are no requests any more. */
export const timeoutOptions = ({
  limits,
}: Config): Pick<
  FastifyHttpOptions<Server>,
  'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout' | 'http'
> => ({
  connectionTimeout: limits.idleMs,
  keepAliveTimeout: limits.idleMs,
  requestTimeout: limits.requestMs,
  http: {
    headersTimeout: Math.min(limits.headersMs, limits.requestMs),
    connectionsCheckingInterval: Math.min(mostCheckMs, limits.headersMs),
  },
})

/** Proxies of this machine or this network, where there is one: everybody comes from their address. */
const proxies = new BlockList()
proxies.addSubnet('127.0.0.0', 8)
proxies.addSubnet('10.0.0.0', 8)
proxies.addSubnet('172.16.0.0', 12)
proxies.addSubnet('192.168.0.0', 16)
proxies.addAddress('::1', 'ipv6')
proxies.addSubnet('fc00::', 7, 'ipv6')

const isProxy = (address: string): boolean => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Counts open connections, by address and in all, and turns further ones away with an answer. */
export function limitConnections(app: FastifyInstance, config: Config): void {
  const { connections, connectionsPerAddress } = config.limits
  const open = new Map<string, number>()
  const sockets = new Set<Socket>()
  const take = (socket: Socket): void => {
    const address = socket.remoteAddress ?? ''
    const here = open.get(address) ?? 0
    const isExempt = config.publicUrl !== null && isProxy(address)
    if (sockets.size >= connections || (here >= connectionsPerAddress && !isExempt)) {
      turnAway(socket, config)
      return
    }
    sockets.add(socket)
    open.set(address, here + 1)
    socket.once('close', () => {
      sockets.delete(socket)
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  }
  // Listening on localhost makes two servers, of which Fastify shows one; both answer by the same function.
  const [answers] = app.server.listeners('request')
  const onSocket = (message: unknown): void => {
    const { socket } = message as { socket: Socket & { server?: Server } }
    const { server } = socket
    if (!server || server.listeners('request')[0] !== answers) return
    if (server.listenerCount('clientError') === 0) server.on('clientError', answerUnreadable(config))
    take(socket)
  }
  diagnostics.subscribe('net.server.socket', onSocket)
  // A server that stops does not wait for connections on which nothing was ever asked.
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onClose', async () => void diagnostics.unsubscribe('net.server.socket', onSocket))
}

function turnAway(socket: Socket, config: Config): void {
  socket.on('error', () => undefined)
  socket.end(rawAnswer('too_many_connections', config, 10))
  socket.destroySoon()
}

/** For requests that Node itself gives up: broken, too slow, or with too much in their headers. */
export const answerUnreadable =
  (config: Config) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawAnswer(codeOf(error), config))
    socket.destroy(error)
  }

function codeOf({ code }: NodeJS.ErrnoException): 'too_slow' | 'headers_too_large' | 'invalid_input' {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too_slow'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'invalid_input'
}

/** Ends requests whose bodies trickle. What was answered before its body had come is not waited for either. */
export function refuseSlowBodies(app: FastifyInstance, { limits }: Config): void {
  const { bodyGraceMs, bodyBytesPerSecond } = limits
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const { raw } = request
    const bytesBefore = raw.socket.bytesRead
    const startedAt = performance.now()
    const look = (): void => {
      const seconds = (performance.now() - startedAt) / 1000
      if (raw.socket.bytesRead - bytesBefore < bodyBytesPerSecond * seconds) giveUp(request, reply)
      else timer.refresh()
    }
    const timer = setTimeout(look, bodyGraceMs).unref()
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Whoever reads the body hears of it as of any other fault, and answers.
  if (!reply.sent && raw.listenerCount('error') > 0) {
    reply.header('connection', 'close')
    raw.emit('error', new AppError('too_slow'))
  } else raw.socket.destroySoon()
}

/** An answer for a connection on which no request can be answered. */
export function rawAnswer(
  code: 'too_many_connections' | 'too_slow' | 'invalid_input' | 'headers_too_large',
  config: Config,
  retryAfterSeconds?: number,
): string {
  const { status, message } = errorCodes[code]
  const body = JSON.stringify({ code, message })
  const headers = {
    ...bareSecurityHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${reasons[status]}`, ...lines, '', body].join('\r\n')
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
}

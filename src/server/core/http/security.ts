import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/config.ts'
import { AppError } from './app-error.ts'
import { isHttps, isSameSiteRequest } from './origin.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where Google keeps the pictures of those who sign in with it: the one stranger that is asked for anything. */
const googlePictures = 'https://lh3.googleusercontent.com'

/** What pages of this site may load. Argon2 in the browser is WebAssembly, hence its one exception. */
const contentSecurityPolicy = ({ google }: Config) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...(google ? [googlePictures] : [])],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(google?.calendarApi ? [google.calendarApi.origin] : [])],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    // What a string could turn into script goes through one of these two policies: src/browser/trusted-types.ts.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default', 'inkwell-html'],
  },
})

/** Pictures of strangers come without cookies; a stranger's page gets nothing of ours and no hold of our window. */
const isolation = {
  referrerPolicy: 'no-referrer',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginEmbedderPolicy: 'credentialless',
  crossOriginResourcePolicy: 'same-origin',
} as const

const strictTransport = ({ hstsSubdomains }: Config): string =>
  `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`

export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const { crossOriginEmbedderPolicy: embedder, ...others } = isolation
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    strictTransportSecurity: false,
    referrerPolicy: { policy: others.referrerPolicy },
    crossOriginOpenerPolicy: { policy: others.crossOriginOpenerPolicy },
    crossOriginEmbedderPolicy: { policy: embedder },
    crossOriginResourcePolicy: { policy: others.crossOriginResourcePolicy },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isHttps(config, request)) reply.header('strict-transport-security', strictTransport(config))
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** For answers that are given before a request could be understood, and that load nothing. */
export const bareSecurityHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': isolation.referrerPolicy,
  'cross-origin-opener-policy': isolation.crossOriginOpenerPolicy,
  'cross-origin-embedder-policy': isolation.crossOriginEmbedderPolicy,
  'cross-origin-resource-policy': isolation.crossOriginResourcePolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  ...(config.publicUrl?.protocol === 'https:' && { 'strict-transport-security': strictTransport(config) }),
})

/** No other site can make a person's browser change something here, sign in and out included. */
export function refuseCrossSite(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && !isSameSiteRequest(config, request))
      throw new AppError('cross_site')
  })
}

/** JSON is the only body there is. A form or a text, which other sites could send, is refused by its type. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseWithCare = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = bytes.toString()
    if (text === '') done(null, undefined)
    else if (maySmuggle(text)) parseWithCare(request, text, done)
    else parsePlain(text, done)
  })
}

/** For an app of its own, whose only body is octets of at most `bodyLimit` bytes; what other sites could send stays refused here too. */
export function acceptOctetsOnly(app: FastifyInstance, bodyLimit: number, what = 'sealed bytes'): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit },
    (_request, bytes, done) => done(null, bytes),
  )
  app.addContentTypeParser('*', (_request, _payload, done) =>
    done(new AppError('json_only', { message: `Send ${what} as application/octet-stream.` })),
  )
}

/** Without these letters no key can be a prototype's, and the careful parser, slow on megabytes, is not needed. */
const maySmuggle = (text: string): boolean =>
  text.includes('__proto__') || text.includes('constructor') || text.includes('\\u')

function parsePlain(text: string, done: (error: Error | null, body?: unknown) => void): void {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    done(error as Error)
    return
  }
  done(null, body)
}

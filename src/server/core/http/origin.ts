import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/** Where links that leave this server lead. Never taken from a request, whose sender could name another place. */
export const linkOrigin = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl?.origin ?? `http://localhost:${port}`

/** Whether the person's browser speaks https to us, perhaps through a proxy. */
export function isHttps(config: Config, request: Pick<FastifyRequest, 'protocol'>): boolean {
  return request.protocol === 'https' || config.publicUrl?.protocol === 'https:'
}

/** Whether the request's Origin header names this very site. */
function isOwnOrigin(config: Config, request: Asked, origin: string): boolean {
  if (config.publicUrl && origin === config.publicUrl.origin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Read as an address too, so that a spelled-out default port makes no difference.
  const own = `${protocol}//${request.host}`
  return URL.canParse(own) && host !== '' && new URL(own).host === host
}

/**
 * Whether a page of this site, the person, or a program that is no browser sent the request. A browser always adds
 * at least one of the two headers to what it sends with cookies.
 */
export function isSameSiteRequest(config: Config, request: Asked): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  return origin === undefined || isOwnOrigin(config, request, origin)
}

/** For WebSockets, which carry no Sec-Fetch-Site in every browser: Origin must be ours, or absent (no browser), and no other site may be said to ask. */
export function isOwnSocketOrigin(config: Config, request: Asked): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers
  if (site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || isOwnOrigin(config, request, origin)
}

import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCodes } from '#contract/errors.ts'
import type { Config } from '#server/config/config.ts'
import { AppError } from './app-error.ts'

/**
 * Whether a request names this server. A page of a stranger whose name leads here (DNS rebinding) would be this site's own page to a browser; only
 * the name tells them apart.
 */
export function isOwnHost(config: Config, hostname: string, localAddress: string | undefined): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  const bare = name.replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost') || bare === '::1') return true
  if (isIP(bare) === 4 && bare.startsWith('127.')) return true
  if (name === config.publicUrl?.hostname || config.hosts.includes(name)) return true
  if (bare === config.host.toLowerCase()) return isIP(bare) === 0 || !/^(0\.0\.0\.0|::)$/.test(bare)
  // An address is no name that somebody else could let lead here; this is the one at which the request came in.
  return isIP(bare) !== 0 && bare === localAddress?.replace(/^::ffff:/, '')
}

/** A name or an address, and a port. What follows is no part of either, whatever a lenient reader makes of it. */
const wellFormed = /^(?:[^\s:/?#@[\]]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/** Says twice whom it is for, by a second Host or a whole address in its first line: a proxy may have believed the other one. No browser does so. */
function isForTwo({ raw: { rawHeaders, url = '' } }: FastifyRequest): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length > 1 || !(url.startsWith('/') || url === '*')
}

export function refuseForeignHosts(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isForTwo(request)) throw new AppError('invalid_input')
    if (request.headers.host === undefined) return
    const isKnown = isOwnHost(config, request.hostname, request.raw.socket.localAddress)
    if (isKnown && wellFormed.test(request.host)) return
    if (!takesPage(request)) throw new AppError('unknown_host')
    return reply
      .status(errorCodes.unknown_host.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(explanation(request.hostname))
  })
}

const takesPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false)

/** What is no plain name is not repeated. */
const explanation = (hostname: string): string => {
  const name = /^[\w.-]{1,253}$|^\[[\da-f:]+\]$/i.test(hostname) ? hostname : 'journal.example.org'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Inkwell</title>
<h1>This server does not know that name</h1>
<p>You asked for <strong>${name}</strong>. Inkwell answers only to names that it was told, so that no other site can pose as it.</p>
<p>If you run this server and this is its name or address, start it with <code>INKWELL_HOSTS=${name}</code>. Where a proxy with a
certificate stands before it, set <code>INKWELL_PUBLIC_URL=https://${name}</code> instead. On the machine itself <code>localhost</code> always works.</p>
<p>A browser seals pages only at <code>localhost</code> or over https: other addresses show why, and nothing more.</p>
</html>
`
}

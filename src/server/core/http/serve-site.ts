import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { isLandingAddress } from '#contract/addresses.ts'
import { sessionOfRequest } from '../accounts/session.ts'
import { userOfId } from '../accounts/users.store.ts'
import type { AppDeps } from '../app-deps.ts'
import type { Encoding, Site, SitePage } from './site-pages.ts'

const mobileDevice = /\b(?:Mobi|Android|iPhone|iPad|iPod|Windows Phone|Opera Mini)/i

/** What the browser says of its device; how wide the window is it does not say, so that the page itself looks. */
export function isMobileDevice({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || mobileDevice.test(headers['user-agent'] ?? '')
}

const byDevice = ', User-Agent, Sec-CH-UA-Mobile'

/** The best of what is there that the browser takes; a weight of 0 is a no. */
export function encodingFor(accepted: string | undefined): Encoding {
  const header = accepted?.toLowerCase() ?? ''
  const taken = new Set(new Negotiator({ headers: { 'accept-encoding': header } }).encodings())
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}

/** Answers GET and HEAD of a document's address; false: there is no document there. */
export async function sendSitePage(
  deps: AppDeps,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [pathname = '', search] = request.url.split(/(?=\?)/)
  const isLanding = isLandingAddress(pathname)
  if (isLanding) {
    const home = await homeOfRequest(deps, request)
    if (home) {
      reply.header('cache-control', 'no-store').redirect(home, 302)
      return true
    }
  }
  const isFront = pathname === '/'
  const page = site.pages.get(isFront && isMobileDevice(request) ? '/mobile' : pathname)
  if (page) {
    await send(
      page,
      request,
      reply,
      `Accept-Encoding${isLanding ? ', Cookie' : ''}${isFront ? byDevice : ''}`,
    )
    return true
  }
  const bare = pathname.replace(/(?<!\/)\/+$/, '')
  const isPage = !isFront && site.pages.has(bare)
  if (isPage) reply.redirect(`${bare}${search ?? ''}`, 308)
  return isPage
}

/** The page for lost people, of which no browser keeps a copy: tomorrow something may be here. */
export async function sendLostPage(
  deps: AppDeps,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isSignedIn = (await homeOfRequest(deps, request)) !== null
  const page = isSignedIn ? site.lostPerson : site.lostVisitor
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.status(404).header('cache-control', 'no-store').type(page.type)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.send(await page.bytes(encoding))
}

/** Where somebody who is signed in belongs; null for visitors. */
async function homeOfRequest(deps: AppDeps, request: FastifyRequest): Promise<string | null> {
  const session = await sessionOfRequest(deps, request)
  if (!session) return null
  const user = await userOfId(deps.db, session.userId)
  return user?.onboarding_completed ? '/dashboard' : '/onboarding'
}

/** Asked for again each time, and answered with 304 while it is the same: an old document would name style sheets that are gone. */
async function send(
  page: SitePage,
  request: FastifyRequest,
  reply: FastifyReply,
  vary: string,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tag = `"${page.digest}-${encoding}"`
  reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', vary)
  if (fresh(request.headers, { etag: tag })) {
    reply.status(304).send()
    return
  }
  reply.type(page.type)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.send(await page.bytes(encoding))
}

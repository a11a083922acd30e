import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { googleStatus, unlinkGoogle as unlink } from '#contract/google.ts'
import { type GoogleNotice, googleCallbackPath, googleLinkPath, googlePath } from '#contract/google-paths.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { errorFields } from '../../core/logging.ts'
import { isSameSiteRequest } from '../../core/origin.ts'
import { publicRoute, userRoute } from '../../core/route.ts'
import { sessionOfRequest } from '../../core/session.ts'
import { startSession } from '../../core/session-start.ts'
import type { UserRow } from '../../db/tables.ts'
import { findByGoogleId, isEmailKnown, linkGoogle, spendFlow, unlinkGoogle } from './google.store.ts'
import { createGoogleClient, type GoogleClient, GoogleFault, type GoogleIdentity } from './google-client.ts'
import { flowMs, type GoogleFlow, handFlow, takeFlow } from './google-flow.ts'

/** Somebody whom Google vouches for and whom nobody here knows yet. */
export interface Newcomer {
  readonly googleId: string
  readonly email: string
  readonly name: string | null
  readonly picture: string | null
  /** The token of the setup link that they came with. */
  readonly setup: string | undefined
}

/** How accounts are made, which is not this feature's. Throws as registration does. */
export type Welcome = (newcomer: Newcomer, address: string) => Promise<UserRow>

const signInPage = (notice: GoogleNotice): string => `/auth?mode=login&notice=${notice}`
const settingsPage = (notice: GoogleNotice): string => `/settings?section=profile&notice=${notice}`
/** These are pages for the whole browser: no answer is JSON, and no failure is shown raw. */
const asPage = { schema: { hide: true }, config: { access: 'public' as const } }

export function googleFeature(app: FastifyInstance, deps: AppDeps, welcome: Welcome): void {
  const { google, limits } = deps.config
  const client = google && createGoogleClient(google, limits)
  publicRoute(app, deps, googleStatus, () => ({ isConfigured: client !== null }))
  userRoute(app, deps, unlink, async ({ owner }) => {
    await unlinkGoogle(deps.db, owner)
    return {}
  })
  const page = (path: string, go: Going): void => {
    app.get(path, asPage, async (request, reply) => reply.redirect(await go(request, reply)))
  }
  page(googlePath, (request, reply) => toSignIn(deps, client, request, reply))
  page(googleLinkPath, (request, reply) => toLink(deps, client, request, reply))
  page(googleCallbackPath, (request, reply) => backFromGoogle(deps, client, welcome, request, reply))
}

/** Answers where the browser goes next. */
type Going = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

async function toSignIn(
  deps: AppDeps,
  client: GoogleClient | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if (!client) return signInPage('google-not-configured')
  const { setup } = request.query as { setup?: unknown }
  const more = typeof setup === 'string' && setup.length <= 200 ? { setup } : {}
  return begin(deps, client, request, reply, more).catch(noticed(request, signInPage))
}

async function toLink(
  deps: AppDeps,
  client: GoogleClient | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if (!client) return settingsPage('google-not-configured')
  const session = await sessionOfRequest(deps, request)
  if (!session) return '/auth'
  // Another site could otherwise begin this, for whatever Google account it has put into the browser.
  if (!isSameSiteRequest(deps.config, request)) return settingsPage('google-failed')
  const link = { userId: session.userId, sessionId: session.id }
  return begin(deps, client, request, reply, { link }).catch(noticed(request, settingsPage))
}

async function begin(
  deps: AppDeps,
  client: GoogleClient,
  request: FastifyRequest,
  reply: FastifyReply,
  more: Pick<GoogleFlow, 'setup' | 'link'>,
): Promise<string> {
  const { secrets, address } = await client.begin(hereAt(deps, request).href, more.link !== undefined)
  handFlow(deps, request, reply, { ...secrets, ...more, expiresAt: deps.now() + flowMs })
  return address.href
}

/** Where Google sends the browser back to: the address at which it is now. */
const hereAt = ({ config }: AppDeps, request: FastifyRequest): URL =>
  new URL(googleCallbackPath, config.publicUrl ?? `${request.protocol}://${request.host}`)

async function backFromGoogle(
  deps: AppDeps,
  client: GoogleClient | null,
  welcome: Welcome,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if (!client) return signInPage('google-not-configured')
  const flow = takeFlow(deps, request, reply)
  if (!flow) return signInPage('google-over')
  const pageOf = flow.link ? settingsPage : signInPage
  try {
    const backAt = hereAt(deps, request)
    backAt.search = new URL(request.url, backAt).search
    if (backAt.searchParams.get('state') !== flow.state) return pageOf('google-over')
    if (!(await spendFlow(deps.db, flow))) return pageOf('google-over')
    const identity = await client.identify(backAt, flow)
    if (flow.link) return settingsPage(await linked(deps, flow.link, identity, request))
    const arrived = await whoArrives(deps, welcome, identity, flow.setup, request.ip)
    if (typeof arrived === 'string') return signInPage(arrived)
    await startSession(deps, arrived, request, reply)
    return arrived.onboarding_completed === 1 ? '/dashboard' : '/onboarding'
  } catch (error) {
    return noticed(request, pageOf)(error)
  }
}

/** Only the session that asked for it may be linked. */
async function linked(
  deps: AppDeps,
  { userId, sessionId }: NonNullable<GoogleFlow['link']>,
  { googleId }: GoogleIdentity,
  request: FastifyRequest,
): Promise<GoogleNotice> {
  const session = await sessionOfRequest(deps, request)
  if (session?.id !== sessionId) return 'google-over'
  return linkGoogle(deps.db, userId, googleId)
}

/** Who signs in. An account that has the same e-mail address is never taken for theirs: only its owner can link it, from inside. */
async function whoArrives(
  { db }: AppDeps,
  welcome: Welcome,
  { googleId, verifiedEmail, name, picture }: GoogleIdentity,
  setup: string | undefined,
  address: string,
): Promise<UserRow | GoogleNotice> {
  const known = await findByGoogleId(db, googleId)
  if (known) return known
  if (verifiedEmail === null) return 'google-unverified'
  // The account with this address may be theirs, made by another press since the first look.
  if (await isEmailKnown(db, verifiedEmail))
    return (await findByGoogleId(db, googleId)) ?? 'google-email-taken'
  try {
    return await welcome({ googleId, email: verifiedEmail, name, picture, setup }, address)
  } catch (error) {
    // They may have pressed twice: the other press has made the account.
    const meanwhile = await findByGoogleId(db, googleId)
    if (meanwhile) return meanwhile
    throw error
  }
}

/** The notice for something thrown; what nobody foresaw is logged for whoever runs the server. */
const noticed =
  (request: FastifyRequest, pageOf: (notice: GoogleNotice) => string) =>
  (error: unknown): string => {
    if (error instanceof AppError && error.code === 'setup_link_needed') return pageOf('google-setup-link')
    if (error instanceof AppError && error.code === 'too_many_attempts') return pageOf('google-busy')
    request.log.error({ route: request.routeOptions.url ?? 'unknown', ...errorFields(error) })
    return pageOf(error instanceof GoogleFault ? error.notice : 'google-failed')
  }

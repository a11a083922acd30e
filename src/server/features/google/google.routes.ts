import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import { googleStatus, linkGoogle as link, startGoogle, unlinkGoogle as unlink } from '#contract/google.ts'
import {
  type GoogleNotice,
  googleCallbackPath,
  googlePath,
  secondStepMark,
} from '#contract/paths/google-paths.ts'
import { ticketOf } from '#server/core/accounts/login-tickets.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { sessionOfRequest } from '#server/core/accounts/session.ts'
import { startSession } from '#server/core/accounts/session-start.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { isSameSiteRequest } from '#server/core/http/origin.ts'
import { type OwnCall, publicRoute, userRoute } from '#server/core/http/route.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { noteSecurityEvent } from '#server/core/logs/security-history.ts'
import { requester } from '#server/core/logs/security-log.ts'
import { createPost, type PostLater } from '#server/core/mail/mail-post.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'
import {
  findByGoogleId,
  isEmailKnown,
  linkGoogle,
  refuseOnlyWay,
  spendFlow,
  unlinkGoogle,
} from './google.store.ts'
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
  publicRoute(app, deps, startGoogle, async ({ body: { setup }, request, reply }) => ({
    address: await toSignIn(deps, client, request, reply, { setup }),
  }))
  const post = createPost(app, deps)
  userRoute(app, deps, link, async (call) => ({ address: await toLink(deps, client, call) }))
  userRoute(app, deps, unlink, async ({ owner, session, body, request }) => {
    await refuseOnlyWay(deps.db, owner)
    await proveOwner(deps, session, body.proof, request)
    if (await unlinkGoogle(deps.db, owner)) await noteSecurityEvent(deps, post, session, 'google_unlinked')
    return {}
  })
  const page = (path: string, go: Going): void => {
    app.get(path, asPage, async (request, reply) => reply.redirect(await go(request, reply)))
  }
  page(googlePath, (request, reply) => toSignIn(deps, client, request, reply))
  page(googleCallbackPath, (request, reply) =>
    backFromGoogle(deps, { client, welcome, post }, request, reply),
  )
}

interface Tools {
  readonly client: GoogleClient | null
  readonly welcome: Welcome
  readonly post: PostLater
}

type LinkCall = Pick<
  OwnCall<BodyOf<typeof link>, undefined, undefined>,
  'session' | 'body' | 'request' | 'reply'
>

/** Answers where the browser goes next. */
type Going = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

async function toSignIn(
  deps: AppDeps,
  client: GoogleClient | null,
  request: FastifyRequest,
  reply: FastifyReply,
  more: Pick<GoogleFlow, 'setup'> = {},
): Promise<string> {
  if (!client) return signInPage('google-not-configured')
  // Google may answer without asking anybody: a session begins with a press on this site only.
  if (!isSameSiteRequest(deps.config, request)) return '/auth?mode=login'
  return begin(deps, client, request, reply, more).catch(noticed(request, signInPage))
}

/** Only somebody who shows that the account is theirs may open another way into it. */
async function toLink(
  deps: AppDeps,
  client: GoogleClient | null,
  { session, body, request, reply }: LinkCall,
): Promise<string> {
  await proveOwner(deps, session, body.proof, request)
  if (!client) throw new AppError('not_configured')
  const link = { userId: session.userId, sessionId: session.id }
  return begin(deps, client, request, reply, { link }).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    securityEvent(request.log, 'connection_fault', { ...requester(request), method: 'google', error })
    throw new AppError('unavailable', {
      message: 'Google did not answer. Nothing was changed; please try again.',
    })
  })
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
  { client, welcome, post }: Tools,
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
    if (flow.link) return settingsPage(await linked(deps, post, flow.link, identity, request))
    const arrived = await whoArrives(deps, welcome, identity, flow.setup, request.ip)
    if (typeof arrived === 'string') return signInPage(arrived)
    const ticket = await ticketOf(deps, arrived)
    // Behind the sign: no server and no log reads that part of an address.
    if (ticket !== null) return `/auth?mode=login#${secondStepMark}${ticket}`
    await startSession(deps, arrived, request, reply)
    securityEvent(request.log, 'sign_in_succeeded', { ...requester(request), method: 'google' })
    return arrived.onboarding_completed === 1 ? '/dashboard' : '/onboarding'
  } catch (error) {
    return noticed(request, pageOf)(error)
  }
}

/** Only the session that asked for it may be linked. */
async function linked(
  deps: AppDeps,
  post: PostLater,
  { userId, sessionId }: NonNullable<GoogleFlow['link']>,
  { googleId }: GoogleIdentity,
  request: FastifyRequest,
): Promise<GoogleNotice> {
  const session = await sessionOfRequest(deps, request)
  if (session?.id !== sessionId) return 'google-over'
  const notice = await linkGoogle(deps.db, userId, googleId)
  if (notice === 'google-linked') {
    securityEvent(request.log, 'google_linked', { ...requester(request), account: userId })
    await noteSecurityEvent(deps, post, session, 'google_linked')
  }
  return notice
}

/** Who signs in. An account that has the same email address is never taken for theirs: only its owner can link it, from inside. */
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
    const isFault = error instanceof GoogleFault
    const isAway = isFault && error.notice === 'google-unreachable'
    const kind = isAway ? 'connection_fault' : isFault ? 'sign_in_failed' : 'unexpected_error'
    securityEvent(request.log, kind, { ...requester(request), method: 'google', error })
    return pageOf(error instanceof GoogleFault ? error.notice : 'google-failed')
  }

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  connectGoogleCalendar,
  endGoogleCalendar,
  type GoogleCalendarEnding,
  googleCalendarCallbackPath,
  googleCalendarMark,
  googleCalendarStatus,
  mintGoogleToken,
  readingScopes,
  writingScope,
} from '#contract/calendar/google-calendar.ts'
import { sessionOfRequest } from '#server/core/accounts/session.ts'
import { changeAccess, keepAccess, readAccess } from '#server/core/google/calendar-access.store.ts'
import { revokeCalendar } from '#server/core/google/revoke-calendar.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { type OwnCall, userRoute } from '#server/core/http/route.ts'
import { countInHour } from '#server/core/http/throttle.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { requester } from '#server/core/logs/security-log.ts'
import type { AppDeps } from '../../../core/app-deps.ts'
import { spendFlow } from '../google.store.ts'
import { GoogleFault } from '../google-client.ts'
import { type CalendarClient, createCalendarClient } from './calendar-client.ts'
import { calendarFlowMs, handCalendarFlow, takeCalendarFlow } from './calendar-flow.ts'

const asPage = { schema: { hide: true }, config: { access: 'public' as const } }

/** Connecting Google calendars. The server keeps what Google gave it, sealed, and hands out only what lasts an hour; events it never sees. */
export function googleCalendarFeature(app: FastifyInstance, deps: AppDeps): void {
  const { google, limits } = deps.config
  const client = google?.calendarApi ? createCalendarClient(google, limits) : null
  userRoute(app, deps, googleCalendarStatus, async ({ owner }) => {
    const access = client && (await readAccess(deps, owner))
    return {
      api: client && google?.calendarApi ? google.calendarApi.href : null,
      connection: access && { id: access.id, canWrite: access.canWrite, isEnded: access.isEnded },
    }
  })
  userRoute(app, deps, connectGoogleCalendar, async ({ body, session, request, reply }) => {
    if (!client) throw new AppError('not_configured')
    const begun = await client
      .begin(hereAt(deps, request).href, body.canWrite)
      .catch((error: unknown) => refuse(request, error))
    const { id: sessionId, userId } = session
    const bound = { ...body, userId, sessionId, expiresAt: deps.now() + calendarFlowMs }
    handCalendarFlow(deps, request, reply, { ...begun.secrets, ...bound })
    return { address: begun.address.href }
  })
  userRoute(app, deps, mintGoogleToken, (call) => mint(deps, client, call))
  userRoute(app, deps, endGoogleCalendar, async ({ owner }) => {
    const access = await readAccess(deps, owner)
    await keepAccess(deps, owner, null)
    return { isRevoked: access === null || access.isEnded || (await revokeCalendar(deps, access)) }
  })
  app.get(googleCalendarCallbackPath, asPage, async (request, reply) => {
    const ending = client ? await comeBack(deps, client, request, reply) : 'failed'
    return reply.redirect(`/settings?section=calendar#${googleCalendarMark}${ending}`)
  })
}

const hereAt = ({ config }: AppDeps, request: FastifyRequest): URL =>
  new URL(googleCalendarCallbackPath, config.publicUrl ?? `${request.protocol}://${request.host}`)

function logFault(request: FastifyRequest, error: unknown): void {
  const kind = error instanceof GoogleFault ? 'connection_fault' : 'unexpected_error'
  securityEvent(request.log, kind, { ...requester(request), method: 'google', error })
}

function refuse(request: FastifyRequest, error: unknown): never {
  logFault(request, error)
  throw new AppError('unavailable', { message: 'Google did not answer. Please try again in a while.' })
}

async function mint(
  deps: AppDeps,
  client: CalendarClient | null,
  {
    owner,
    body,
    request,
  }: Pick<OwnCall<{ connection: string }, undefined, undefined>, 'owner' | 'body' | 'request'>,
): Promise<{ accessToken: string; lastsMs: number }> {
  if (!client) throw new AppError('not_configured')
  await countInHour(deps, 'google-token', String(owner), deps.config.limits.calendarsPerHour)
  const access = await readAccess(deps, owner)
  if (access?.id !== body.connection)
    throw new AppError('conflict', { message: 'Another Google calendar was connected, or none is any more.' })
  const minted = access.isEnded
    ? null
    : await client.mint(access.refreshToken).catch((error: unknown) => refuse(request, error))
  if (minted) return minted
  await changeAccess(deps, owner, access.id, { isEnded: true })
  throw new AppError('conflict', { message: 'Google has ended the connection. Connect again.' })
}

/** What the browser brought back counts once, for ten minutes, and in the session that began it. */
async function comeBack(
  deps: AppDeps,
  client: CalendarClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GoogleCalendarEnding> {
  const flow = takeCalendarFlow(deps, request, reply)
  const session = await sessionOfRequest(deps, request)
  if (!flow || session?.id !== flow.sessionId) return 'over'
  const backAt = hereAt(deps, request)
  backAt.search = new URL(request.url, backAt).search
  if (backAt.searchParams.get('state') !== flow.state || !(await spendFlow(deps.db, flow))) return 'over'
  try {
    const { refreshToken, scopes } = await client.grant(backAt, flow)
    if (refreshToken === null || !readingScopes.every((scope) => scopes.has(scope))) {
      // Google ends all that somebody allowed at once, so that what they connected before would end with it.
      if (refreshToken !== null && !(await readAccess(deps, flow.userId)))
        await revokeCalendar(deps, { refreshToken })
      return 'incomplete'
    }
    // Whoever left the tick for writing out can still read.
    const canWrite = scopes.has(writingScope)
    await keepAccess(deps, flow.userId, { id: randomUUID(), refreshToken, canWrite, isEnded: false })
    return flow.canWrite && !canWrite ? 'incomplete' : 'connected'
  } catch (error) {
    logFault(request, error)
    if (!(error instanceof GoogleFault)) return 'failed'
    return endings[error.notice]
  }
}

const endings: Readonly<Record<GoogleFault['notice'], GoogleCalendarEnding>> = {
  'google-denied': 'denied',
  'google-unreachable': 'unreachable',
  'google-over': 'over',
  'google-failed': 'failed',
}

import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { beatEvent, recordEventsPath } from '#contract/records.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { countOpenStreams } from '#server/core/http/open-streams.ts'
import { requireAccess } from '#server/core/http/route.ts'
import { latestSecurityEvent } from '#server/core/logs/security-history.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { positionOf } from './records.store.ts'

/** A browser that does not read is let go; it comes back and asks for what it has missed. */
const mostUnreadBytes = 64 * 1024
/** A browser that finds no place asks every half minute anyway what is new. */
const fullRetryMs = 60_000

/** Server-sent events: tells an open browser up to where there are records, of changed slots and of what happened to the ways in, until its session ends. */
export function recordEvents(app: FastifyInstance, deps: AppDeps): void {
  const open = new Set<() => void>()
  const streams = countOpenStreams(deps.config.limits)
  app.route({
    method: 'GET',
    url: recordEventsPath,
    config: { access: 'user' },
    onRequest: requireAccess(deps, 'user'),
    handler: async ({ session }, reply) => {
      if (!session) throw new AppError('unauthorized')
      const leave = streams.take(session.userId)
      if (!leave) throw new AppError('too_many_streams', { retryAfterMs: fullRetryMs })
      const events = new PassThrough()
      const finish = follow(deps, session, events)
      open.add(finish)
      events.on('close', () => {
        finish()
        leave()
        open.delete(finish)
      })
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events)
    },
  })
  // A server that stops does not wait for streams that never end by themselves.
  app.addHook('preClose', async () => {
    for (const finish of open) finish()
  })
}

/** Writes to `events` until the session ends. Returns how to finish before that. */
function follow(deps: AppDeps, session: Session, events: PassThrough): () => void {
  const write = (text: string): void => {
    if (events.writableLength > mostUnreadBytes) events.destroy()
    else if (events.writable) events.write(text)
  }
  const tell = rising((upTo) => write(`event: changed\ndata: ${JSON.stringify({ upTo })}\n\n`))
  const tellSlots = rising((version) => write(`event: slots\ndata: ${JSON.stringify({ version })}\n\n`))
  const tellSecurity = (latest: string): void =>
    write(`event: security\ndata: ${JSON.stringify({ latest })}\n\n`)
  const finish = (): void => {
    for (const stop of stops) stop()
    clearInterval(heartbeat)
    events.end()
  }
  const stops = [
    deps.changes.subscribe(session.userId, tell),
    deps.changes.subscribeSlots(session.userId, tellSlots),
    deps.changes.subscribeSecurity(session.userId, tellSecurity),
    deps.sessions.watch(session, finish),
  ]
  const heartbeat = setInterval(
    () => write(`event: ${beatEvent}\ndata: {}\n\n`),
    deps.config.limits.eventHeartbeatMs,
  )
  // Listening has begun already, so that nothing can fall between.
  const begin = async () => {
    tell(await positionOf(deps.db, session.userId))
    const latest = await latestSecurityEvent(deps.db, session.userId)
    if (latest !== null) tellSecurity(latest)
  }
  begin().catch(finish)
  return finish
}

/** Passes a number on only when it is higher than all before: two servers' messages may cross. */
function rising(pass: (count: number) => void): (count: number) => void {
  let highest = -1
  return (count) => {
    if (count <= highest) return
    highest = count
    pass(count)
  }
}

import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { endFeed, feedToken, fetchCalendar, keepFeed, longestCalendar } from '#contract/calendar/calendar.ts'
import { sealText, unsealText } from '#server/core/data/sealed-text.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { countInHour } from '#server/core/http/throttle.ts'
import { requireFlag } from '#server/core/switches/flags.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { dropFeed, feedOfToken, putNewFeed, refreshFeed } from './calendar.store.ts'
import { calendarHosts } from './calendar-config.ts'
import { fetchOutside, OutsideFault } from './fetch-outside.ts'

interface FeedGiven {
  readonly token: string
  readonly text: string
  readonly isNew: boolean
}

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest()
const boundTo = (owner: number): string => `calendar-feed/${owner}`
/** Four bytes a letter, and what JSON escapes. */
const feedBodyLimit = 5 * longestCalendar

/** Calendars of other servers, fetched for a device that asks and not kept; and what somebody lets calendar programs read, by a secret address. */
export function calendarFeature(app: FastifyInstance, deps: AppDeps): void {
  const { db, keys, now, config } = deps
  const trustedHosts = calendarHosts(deps.env)
  const fetching = { trustedHosts, totalMs: config.limits.calendarAnswerMs, mostBytes: longestCalendar }
  userRoute(app, deps, fetchCalendar, async ({ owner, body }) => {
    await requireFlag(deps, 'followedCalendars')
    await countInHour(deps, 'calendar-fetch', String(owner), config.limits.calendarsPerHour)
    try {
      return { text: await fetchOutside(body.address, fetching) }
    } catch (error) {
      if (error instanceof OutsideFault) throw new AppError('invalid_input', { message: error.message })
      throw error
    }
  })
  const keep = async (owner: number, { token, text, isNew }: FeedGiven) => {
    const sealed = sealText(keys.calendarFeed, boundTo(owner), text)
    const feed = { tokenHash: hashOf(token), sealed, at: now() }
    if (isNew) await putNewFeed(db, owner, feed)
    else if (!(await refreshFeed(db, owner, feed)))
      throw new AppError('conflict', { message: 'This address of a feed has been ended.' })
    return {}
  }
  userRoute(app, deps, keepFeed, ({ owner, body }) => keep(owner, body), { bodyLimit: feedBodyLimit })
  userRoute(app, deps, endFeed, async ({ owner, body }) => {
    await dropFeed(db, owner, body?.token === undefined ? null : hashOf(body.token))
    return {}
  })
  app.get<{ Params: { file: string } }>(
    '/feeds/:file',
    { schema: { hide: true }, config: { access: 'public' } },
    async ({ params }, reply) => {
      const token = feedToken.safeParse(params.file.replace(/\.ics$/, ''))
      const feed = token.success ? await feedOfToken(db, hashOf(token.data)) : undefined
      const text = feed ? unsealText(keys.calendarFeed, boundTo(feed.user_id), feed.sealed) : null
      if (!feed || text === null) throw new AppError('not_found')
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('last-modified', new Date(feed.updated_at).toUTCString())
        .header('x-robots-tag', 'noindex')
        .send(text)
    },
  )
}

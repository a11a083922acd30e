import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostInstants, type RingInstant } from '#contract/calendar/push.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { type PushService, startPushService } from '../../testing/push/push-service.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { pushSenderName } from './push.routes.ts'
import { nextDueAt } from './push.store.ts'
import type { PushSender } from './push-sender.ts'

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(() => {
  Object.assign(service, { mood: 'well', retryAfter: null })
  service.taken.length = 0
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const ringAt = (at: number): RingInstant => ({ id: randomBytes(16).toString('base64url'), at })
const env = () => ({ INKWELL_PUSH_SERVICES: service.origin })
const plan = (browser: TestBrowser, instants: readonly RingInstant[]) =>
  browser.put('/api/push/instants', { instants })
const sendDue = ({ app }: TestApp) => app.getDecorator<PushSender>(pushSenderName).sendDue()
const sent = () => service.taken.map(({ message }) => message)

async function subscribed(app: TestApp): Promise<TestBrowser> {
  const browser = app.browser()
  await browser.signUp()
  await browser.put('/api/push', service.subscribe())
  return browser
}

onBothDatabases('one person among others', ({ openEmpty: open }) => {
  test('nobody waits behind the reminders of somebody who has many', async () => {
    await using app = await open({ env: env() })
    const [many, one] = [await subscribed(app), await subscribed(app)]
    const earlier = app.deps.now() + minuteMs
    await plan(
      many,
      Array.from({ length: mostInstants }, () => ringAt(earlier)),
    )
    const ring = ringAt(earlier + minuteMs)
    await plan(one, [ring])
    app.advance(2 * minuteMs)
    await sendDue(app)
    expect(sent()).toContainEqual(ring)
  })

  test('a browser whose push service asks for patience does not keep the server from looking at the next instant of somebody else', async () => {
    await using app = await open({ env: env() })
    const [many, one] = [await subscribed(app), await subscribed(app)]
    const { now, db } = app.deps
    await plan(
      many,
      Array.from({ length: mostInstants }, () => ringAt(now() + minuteMs)),
    )
    const ring = ringAt(now() + 10 * minuteMs)
    await plan(one, [ring])
    Object.assign(service, { mood: 'busy', retryAfter: '3600' })
    app.advance(minuteMs)
    await sendDue(app)
    app.advance(minuteMs)
    expect(await nextDueAt(db, now())).toBe(ring.at)
    app.takeWarnings()
  })

  test('a person is sent so many in an hour, and the rest in the next', async () => {
    await using app = await open({ env: env(), limits: { pushesPerHour: 2 } })
    const [much, little] = [await subscribed(app), await subscribed(app)]
    const rings = [1, 2, 3].map((minutes) => ringAt(app.deps.now() + minutes * minuteMs))
    const other = ringAt(app.deps.now() + 3 * minuteMs)
    await plan(much, rings)
    await plan(little, [other])
    for (let minutes = 0; minutes < 4; minutes++) {
      app.advance(minuteMs)
      await sendDue(app)
    }
    expect(sent()).toEqual(expect.arrayContaining([...rings.slice(0, 2), other]))
    expect(sent()).toHaveLength(3)
    app.advance(hourMs)
    await sendDue(app)
    expect(sent().at(-1)).toEqual(rings[2])
  })

  test('a person names instants, and puts off, so many times in an hour', async () => {
    await using app = await open({ env: env(), limits: { pushPlansPerHour: 2 } })
    const browser = await subscribed(app)
    const ring = ringAt(app.deps.now() + hourMs)
    const putOff = () => browser.post('/api/push/instants', ring)
    const statuses = []
    for (const ask of [() => plan(browser, [ring]), putOff])
      for (let nth = 0; nth < 3; nth++) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429])
    app.advance(hourMs)
    expect((await plan(browser, [ring])).status).toBe(200)
  })

  test('what passed more than a day ago is not called for any more', async () => {
    await using app = await open({ env: env() })
    const browser = await subscribed(app)
    const now = app.deps.now()
    const [late, old] = [ringAt(now - 20 * hourMs), ringAt(now - 24 * hourMs)]
    expect((await plan(browser, [old, late])).status).toBe(200)
    const refused = await browser.post('/api/push/instants', ringAt(0))
    expect(refused.status).toBe(400)
    expect(refused.json()).toMatchObject({ fields: { at: 'This time passed more than a day ago.' } })
    await sendDue(app)
    expect(sent()).toEqual([late])
  })
})

import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostInstants, type RingInstant } from '#contract/calendar/push.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { everyRow, mentions } from '../../testing/every-row.ts'
import { type PushService, startPushService } from '../../testing/push/push-service.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { pushSenderName } from './push.routes.ts'
import { createPushSender, type PushSender } from './push-sender.ts'

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(() => {
  Object.assign(service, { mood: 'well', retryAfter: null, onTaken: () => undefined })
  for (const list of [service.taken, service.asked, service.faults]) list.length = 0
})

const minuteMs = 60_000
const newId = () => randomBytes(16).toString('base64url')
const ringAt = (at: number): RingInstant => ({ id: newId(), at })
const env = () => ({ INKWELL_PUSH_SERVICES: service.origin })

/** Somebody whose browser is sent reminders. */
async function subscribed(app: TestApp): Promise<TestBrowser> {
  const browser = app.browser()
  await browser.signUp()
  await subscribe(browser)
  return browser
}

async function subscribe(browser: TestBrowser): Promise<string> {
  const subscription = service.subscribe()
  expect((await browser.put('/api/push', subscription)).status).toBe(200)
  return subscription.endpoint
}

const plan = (browser: TestBrowser, ...instants: RingInstant[]) =>
  browser.put('/api/push/instants', { instants })
const isOn = async (browser: TestBrowser) => (await browser.get('/api/push')).json<{ isOn: boolean }>().isOn
const senderOf = ({ app }: TestApp) => app.getDecorator<PushSender>(pushSenderName)
const messages = () => service.taken.map(({ message }) => message)

onBothDatabases('reminders by push', ({ openEmpty: open }) => {
  test('a browser is called at each instant that it named, once, encrypted, by the key that it was given', async () => {
    await using app = await open({ env: env(), config: { contact: 'host@example.org' } })
    const browser = await subscribed(app)
    const { publicKey } = (await browser.get('/api/push')).json<{ publicKey: string }>()
    const [soon, later] = [ringAt(app.deps.now() + minuteMs), ringAt(app.deps.now() + 5 * minuteMs)]
    await plan(browser, soon, later)
    const sender = senderOf(app)
    await sender.sendDue()
    expect(messages()).toEqual([])
    app.advance(minuteMs)
    await sender.sendDue()
    await sender.sendDue()
    expect(messages()).toEqual([soon])
    app.advance(4 * minuteMs)
    await sender.sendDue()
    expect(messages()).toEqual([soon, later])
    expect(service.taken[0]).toMatchObject({
      topic: soon.id,
      ttl: 86_400,
      urgency: 'high',
      subject: 'mailto:host@example.org',
      key: publicKey,
    })
    expect(service.faults).toEqual([])
  })

  test('of several senders on one database only one calls', async () => {
    await using app = await open({ env: env() })
    for (const browser of [await subscribed(app), await subscribed(app)])
      await plan(browser, ringAt(app.deps.now() + minuteMs), ringAt(app.deps.now() + minuteMs))
    app.advance(minuteMs)
    const further = () => createPushSender(app.deps, () => undefined)
    const senders = [senderOf(app), further(), further()]
    await Promise.all(senders.map((sender) => sender.sendDue()))
    for (const sender of senders) await sender.sendDue()
    expect(new Set(messages().map(({ id }) => id)).size).toBe(4)
    expect(messages()).toHaveLength(4)
    for (const sender of senders) await sender.stop()
  })

  test('a new plan takes the place of the one before, and at most sixty instants are taken', async () => {
    await using app = await open({ env: env() })
    const browser = await subscribed(app)
    const [first, second] = [ringAt(app.deps.now() + minuteMs), ringAt(app.deps.now() + minuteMs)]
    await plan(browser, first)
    await plan(browser, second)
    const many = Array.from({ length: mostInstants + 1 }, () => ringAt(app.deps.now() + minuteMs))
    expect((await plan(browser, ...many)).status).toBe(400)
    app.advance(minuteMs)
    const sender = senderOf(app)
    await sender.sendDue()
    expect(messages()).toEqual([second])
    await plan(browser)
    const rows = await everyRow(app.deps.db, app.deps.config.databaseUrl ? 'postgres' : 'sqlite')
    expect(rows.some((row) => row.table === 'push_instants' && mentions(row, [second.id, first.id]))).toBe(
      false,
    )
  })

  test('what was put off in the browser rings again then', async () => {
    await using app = await open({ env: env() })
    const browser = await subscribed(app)
    const ring = ringAt(app.deps.now() + minuteMs)
    await plan(browser, ring)
    app.advance(minuteMs)
    const sender = senderOf(app)
    await sender.sendDue()
    const again = { ...ring, at: app.deps.now() + 10 * minuteMs }
    expect((await browser.post('/api/push/instants', again)).status).toBe(200)
    await sender.sendDue()
    app.advance(10 * minuteMs)
    await sender.sendDue()
    expect(messages()).toEqual([ring, again])
  })

  test.each(['gone', 'unknown', 'refused'] as const)(
    'a browser that its push service no longer takes (%s) is forgotten',
    async (mood) => {
      await using app = await open({ env: env() })
      const browser = await subscribed(app)
      await plan(browser, ringAt(app.deps.now()), ringAt(app.deps.now() + minuteMs))
      service.mood = mood
      app.advance(minuteMs)
      const sender = senderOf(app)
      await sender.sendDue()
      expect(service.asked.length).toBeGreaterThan(0)
      expect(await isOn(browser)).toBe(false)
      service.mood = 'well'
      await sender.sendDue()
      expect(messages()).toEqual([])
      expect((await plan(browser, ringAt(app.deps.now()))).status).toBe(404)
    },
  )

  test('a push service that asks for patience gets it, for as long as it says, and then everything', async () => {
    await using app = await open({ env: env() })
    const browser = await subscribed(app)
    const rings = [ringAt(app.deps.now() + minuteMs), ringAt(app.deps.now() + minuteMs)]
    await plan(browser, ...rings)
    Object.assign(service, { mood: 'busy', retryAfter: '300' })
    app.advance(minuteMs)
    const sender = senderOf(app)
    await sender.sendDue()
    const asked = service.asked.length
    expect(asked).toBe(1)
    expect(app.takeWarnings()).toEqual([
      expect.objectContaining({ event: 'connection_fault', task: 'push', responseCode: 429 }),
    ])
    service.mood = 'well'
    app.advance(4 * minuteMs)
    await sender.sendDue()
    expect(service.asked).toHaveLength(asked)
    app.advance(minuteMs + 1)
    await sender.sendDue()
    app.advance(minuteMs)
    await sender.sendDue()
    expect(new Set(messages().map(({ id }) => id))).toEqual(new Set(rings.map(({ id }) => id)))
    expect(messages()).toHaveLength(2)
    app.takeWarnings()
  })

  test.each(['broken', 'silent', 'elsewhere'] as const)(
    'a push service that fails (%s) is asked again later and later, and nothing is lost',
    async (mood) => {
      await using app = await open({ env: env(), limits: { pushAnswerMs: 300 } })
      const browser = await subscribed(app)
      const ring = ringAt(app.deps.now() + minuteMs)
      await plan(browser, ring)
      service.mood = mood
      app.advance(minuteMs)
      const sender = senderOf(app)
      await sender.sendDue()
      app.advance(31_000)
      await sender.sendDue()
      expect(service.asked).toHaveLength(2)
      app.advance(31_000)
      await sender.sendDue()
      expect(service.asked).toHaveLength(2)
      service.mood = 'well'
      app.advance(60 * minuteMs)
      await sender.sendDue()
      expect(messages()).toEqual([ring])
      expect(service.asked.every((asked) => asked.startsWith('POST /push/'))).toBe(true)
      app.takeWarnings()
    },
  )

  test('an answer that is cut off is sent again under the same name, so that the browser shows it once', async () => {
    await using app = await open({ env: env() })
    const browser = await subscribed(app)
    const ring = ringAt(app.deps.now() + minuteMs)
    await plan(browser, ring)
    service.mood = 'cut'
    app.advance(minuteMs)
    const sender = senderOf(app)
    await sender.sendDue()
    service.mood = 'well'
    app.advance(minuteMs)
    await sender.sendDue()
    expect(messages()).toEqual([ring, ring])
    expect(service.taken.map(({ topic }) => topic)).toEqual([ring.id, ring.id])
    app.takeWarnings()
  })

  test('signing out ends it, and nothing of it is left', async () => {
    await using app = await open({ env: env() })
    const browser = await subscribed(app)
    await plan(browser, ringAt(app.deps.now() + minuteMs))
    await browser.post('/api/logout')
    app.advance(minuteMs)
    const sender = senderOf(app)
    await sender.sendDue()
    expect(messages()).toEqual([])
    const dialect = app.deps.config.databaseUrl ? 'postgres' : 'sqlite'
    const rows = await everyRow(app.deps.db, dialect)
    expect(rows.filter(({ values }) => mentions({ table: '', values }, [service.origin]))).toEqual([])
  })

  test('a browser in which somebody else signs in is theirs, and no longer called for who was there before', async () => {
    await using app = await open({ env: env() })
    const [first, second] = [app.browser(), app.browser()]
    await first.signUp()
    await second.signUp()
    const subscription = service.subscribe()
    await first.put('/api/push', subscription)
    const ring = ringAt(app.deps.now() + minuteMs)
    await plan(first, ring)
    await second.put('/api/push', subscription)
    expect([await isOn(first), await isOn(second)]).toEqual([false, true])
    app.advance(minuteMs)
    const sender = senderOf(app)
    await sender.sendDue()
    expect(messages()).toEqual([])
  })

  test('a test goes out at once and says what became of it', async () => {
    await using app = await open({ env: env(), limits: { pushTestsPerHour: 3 } })
    const browser = app.browser()
    await browser.signUp()
    const attempt = async () => (await browser.post('/api/push/test')).text
    expect((await browser.post('/api/push/test')).status).toBe(404)
    await subscribe(browser)
    expect(await attempt()).toBe('{"outcome":"sent"}')
    expect(messages()).toEqual([expect.objectContaining({ isTest: true })])
    service.mood = 'broken'
    expect(await attempt()).toBe('{"outcome":"later"}')
    service.mood = 'gone'
    expect(await attempt()).toBe('{"outcome":"gone"}')
    expect(await isOn(browser)).toBe(false)
    await subscribe(browser)
    expect((await browser.post('/api/push/test')).status).toBe(429)
    app.takeWarnings()
  })

  test('what the server keeps of reminders is instants, random names and where the browser is reached', async () => {
    await using app = await open({ env: env() })
    const browser = await subscribed(app)
    const ring = ringAt(app.deps.now() + 100 * minuteMs)
    await plan(browser, ring)
    const row = await app.deps.db
      .selectFrom('push_instants')
      .selectAll()
      .where('ring_id', '=', ring.id)
      .executeTakeFirst()
    expect(row).toEqual({
      session_id: expect.any(String),
      user_id: expect.any(Number),
      ring_id: ring.id,
      at: ring.at,
      leased_until: 0,
    })
    expect((await plan(browser, { ...ring, title: 'Call Ada' } as RingInstant)).status).toBe(200)
    const rows = await everyRow(app.deps.db, app.deps.config.databaseUrl ? 'postgres' : 'sqlite')
    expect(rows.filter((one) => mentions(one, ['Call Ada']))).toEqual([])
    // The private half of the server's own key is never written as it is.
    const fact = rows.find(({ values }) => values.name === 'push-key')
    expect(JSON.parse(String(fact?.values.value))).toEqual({
      publicKey: expect.any(String),
      sealed: expect.any(String),
    })
  })
})

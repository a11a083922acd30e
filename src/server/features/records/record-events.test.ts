import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { type EventStream, openEvents } from '../../testing/event-stream.ts'
import { proofBy, setUpTotp } from '../../testing/factors.ts'
import { newChange } from '../../testing/sealed-bytes.ts'
import { newSlot, passwordSlot, putSlot } from '../../testing/slots.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const day = 24 * 60 * 60 * 1000
const listenTo = (address: string, browser: TestBrowser): Promise<EventStream> =>
  openEvents(`${address}/api/records/events`, browser.cookieHeader)

onBothDatabases('record events', ({ open }) => {
  test('a browser hears at once where its records stand, then of every change, and of nobody else’s', async () => {
    await using app = await open()
    const address = await app.listen()
    const [own, other] = [app.browser(), app.browser()]
    const { user } = await own.signUp()
    await other.signUp()
    let heardOf = 0
    const leave = app.deps.changes.subscribe(user.id, (upTo) => {
      heardOf = upTo
    })
    await own.post('/api/records', { changes: [newChange()] })
    // PostgreSQL tells of it a moment later, and is not to do so after the stream's beginning.
    await expect.poll(() => heardOf).toBe(1)
    leave()
    const events = await listenTo(address, own)
    expect(events.contentType).toBe('text/event-stream')
    await events.until(/^event: changed\ndata: \{"upTo":1\}\n\n$/)
    await other.post('/api/records', { changes: [newChange(), newChange(), newChange()] })
    await own.post('/api/records', { changes: [newChange()] })
    await events.until(/event: changed\ndata: \{"upTo":2\}\n\n$/)
    expect(events.text.match(/event:/g)).toHaveLength(2)
    events.close()
  })

  test('a browser hears of every change of the keys, and of nobody else’s', async () => {
    await using app = await open()
    const address = await app.listen()
    const [own, other] = [app.browser(), app.browser()]
    await own.signUp()
    await other.signUp()
    await putSlot(own, passwordSlot())
    const events = await listenTo(address, own)
    // PostgreSQL may tell of the first slot only now, before or after the stream's beginning.
    await events.until(/^event: changed\ndata: \{"upTo":0\}\n\n/m)
    await putSlot(other, newSlot())
    const device = await putSlot(own, newSlot())
    await own.ask('DELETE', `/api/vault/slots/${device.slotId}`)
    await events.until(/\n\nevent: slots\ndata: \{"version":2\}\n\nevent: slots\ndata: \{"version":3\}\n\n$/)
    events.close()
  })

  test('a browser hears what happened to the ways in: the latest at once, then each, and nobody else’s', async () => {
    await using app = await open()
    const address = await app.listen()
    const [own, other] = [app.browser(), app.browser()]
    const { password } = await own.signUp()
    const stranger = await other.signUp()
    await putSlot(own, passwordSlot())
    const quiet = await listenTo(address, own)
    await quiet.until(/"upTo":0/)
    await putSlot(own, newSlot({ kind: 'recovery' }), password)
    const latest = async (): Promise<string> =>
      (await own.get('/api/security-events')).json<{ events: { id: string }[] }>().events[0]?.id ?? ''
    const first = await latest()
    await quiet.until(new RegExp(`event: security\ndata: {"latest":"${first}"}\n\n`))
    expect(quiet.text.match(/event: security/g)).toHaveLength(1)
    quiet.close()

    const events = await listenTo(address, own)
    await events.until(new RegExp(`event: security\ndata: {"latest":"${first}"}\n\n$`))
    // Neither changes a key slot, which an event of slots would have told.
    await setUpTotp(app, other, proofBy(stranger.password))
    app.advance(1000)
    await setUpTotp(app, own, proofBy(password))
    await events.until(new RegExp(`event: security\ndata: {"latest":"${await latest()}"}\n\n$`))
    expect(events.text.match(/event: security/g)).toHaveLength(2)
    events.close()
  })

  test('a visitor gets none', async () => {
    await using app = await open()
    expect((await app.browser().get('/api/records/events')).status).toBe(401)
  })

  test('a beat now and then keeps the connection open, and says that nothing was missed', async () => {
    await using app = await open({ limits: { eventHeartbeatMs: 20 } })
    const address = await app.listen()
    const browser = app.browser()
    await browser.signUp()
    const events = await listenTo(address, browser)
    await events.until(/(\n\nevent: beat\ndata: \{\}){2}\n\n/)
    events.close()
  })

  test('signing out ends the stream within a second, and only that browser’s', async () => {
    await using app = await open()
    const address = await app.listen()
    const [laptop, phone] = [app.browser(), app.browser()]
    const { username, password } = await laptop.signUp()
    await phone.post('/api/login', { username, password, derived: true })
    const [here, there] = [await listenTo(address, laptop), await listenTo(address, phone)]
    const start = performance.now()
    await laptop.post('/api/logout')
    await here.untilEnded()
    expect(performance.now() - start).toBeLessThan(1000)
    expect(there.isEnded).toBe(false)
    there.close()
  })

  test('a session that ends by age ends its stream; one that is used elsewhere does not', async () => {
    await using app = await open()
    const address = await app.listen()
    const browser = app.browser()
    await browser.signUp()
    const events = await listenTo(address, browser)
    await events.until(/upTo/)
    app.advance(13 * day)
    await browser.get('/api/user')
    app.advance(13 * day)
    await browser.post('/api/records', { changes: [newChange()] })
    await events.until(/"upTo":1/)
    app.advance(14 * day)
    await events.untilEnded()
  })

  test('a server that stops ends its streams and does not wait for them', async () => {
    const app = await open()
    const address = await app.listen()
    const browser = app.browser()
    await browser.signUp()
    const events = await listenTo(address, browser)
    await events.until(/upTo/)
    const start = performance.now()
    await app[Symbol.asyncDispose]()
    await events.untilEnded()
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('one person has only so many streams; the next is told when to come again, and finds a place that was left', async () => {
    await using app = await open({ limits: { streamsPerPerson: 2 } })
    const address = await app.listen()
    const [own, other] = [app.browser(), app.browser()]
    await own.signUp()
    await other.signUp()
    const streams = [await listenTo(address, own), await listenTo(address, own)]
    const refused = await own.get('/api/records/events')
    expect([refused.status, refused.json().code]).toEqual([429, 'too_many_streams'])
    expect(refused.headers['retry-after']).toBe('60')
    const others = await listenTo(address, other)
    await others.until(/upTo/)
    streams[0]?.close()
    await expect.poll(async () => (await listenTo(address, own)).contentType).toBe('text/event-stream')
    others.close()
  })

  test('a server has only so many streams in all', async () => {
    await using app = await open({ limits: { streams: 1 } })
    const address = await app.listen()
    const [own, other] = [app.browser(), app.browser()]
    await own.signUp()
    await other.signUp()
    const first = await listenTo(address, own)
    expect((await other.get('/api/records/events')).status).toBe(429)
    first.close()
  })
})

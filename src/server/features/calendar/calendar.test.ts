import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from '#server/core/http/public-address.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { everyRow, mentions } from '../../testing/every-row.ts'
import { calendarHosts } from './calendar-config.ts'
import { fetchOutside, OutsideFault, outsideAddress } from './fetch-outside.ts'

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
let server: Server
let origin = ''
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const to = (location: string) => response.writeHead(302, { location }).end()
    const answers: Record<string, () => void> = {
      '/well.ics': () => response.end(calendar),
      '/away': () => to('/well.ics'),
      '/round': () => to('/round'),
      '/inside': () => to('http://127.0.0.1:1/secret'),
      '/private-name': () => to(`http://localtest.invalid/`),
      '/large': () => response.end('x'.repeat(20_000)),
      '/declared': () => response.writeHead(200, { 'content-length': '99999999' }).end('x'),
      '/drip': () => response.write('BEGIN:'),
      '/locked': () => response.writeHead(401).end(),
      '/gone': () => response.writeHead(410).end(),
      '/cut': () => request.socket.destroy(),
    }
    answers[request.url ?? '']?.()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetching = { trustedHosts: new Set(['localhost']), totalMs: 600, mostBytes: 10_000 }
const get = (path: string) => fetchOutside(`${origin}${path}`, fetching)

describe('fetching a calendar of another server', () => {
  test('gives its text as it is, also behind redirects', async () => {
    expect(await get('/well.ics')).toBe(calendar)
    expect(await get('/away')).toBe(calendar)
  })

  test.each([
    ['/round', 'leads from one to the next'],
    ['/inside', 'https://'],
    ['/private-name', 'https://'],
    ['/large', 'larger than Inkwell takes'],
    ['/declared', 'larger than Inkwell takes'],
    ['/drip', 'took too long'],
    ['/locked', 'wants to know who asks'],
    ['/gone', 'no calendar at this address any more'],
    ['/cut', 'could not be reached'],
  ])('what it will not take, it says: %s', async (path, words) => {
    await expect(get(path)).rejects.toThrow(words)
    await expect(get(path)).rejects.toBeInstanceOf(OutsideFault)
  })

  test.each([
    'http://example.org/a.ics',
    'ftp://example.org/a.ics',
    'file:///etc/passwd',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:10.0.0.1]/a.ics',
    'https://10.1.2.3/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://name:word@example.org/a.ics',
    'nothing',
  ])('an address that may not be asked is refused before anything is: %s', (typed) => {
    expect(() => outsideAddress(typed, new Set())).toThrow(OutsideFault)
  })

  test('a public name that leads to this machine is refused when it is connected to', async () => {
    const before = asked.length
    const port = new URL(origin).port
    await expect(
      fetchOutside(`https://localhost:${port}/well.ics`, { ...fetching, trustedHosts: new Set() }),
    ).rejects.toThrow('leads into a private network')
    expect(asked).toHaveLength(before)
  })

  test('the addresses that calendar programs use are read', () => {
    expect(outsideAddress(' webcal://example.org/a.ics ', new Set()).href).toBe('https://example.org/a.ics')
    expect(outsideAddress('https://example.org/a.ics?x=1', new Set()).href).toBe(
      'https://example.org/a.ics?x=1',
    )
  })

  test.each(['8.8.8.8', '193.0.6.139', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  test.each([
    ...[
      '10.0.0.1',
      '100.64.1.1',
      '127.8.8.8',
      '169.254.0.1',
      '172.31.0.1',
      '192.168.1.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'ff02::1',
      '::ffff:8.8.8.8',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
      '2001:db8::1',
      'name',
    ],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test('an operator names hosts of the own network', () => {
    expect(calendarHosts({ INKWELL_CALENDAR_HOSTS: 'Cloud.local, nas' })).toEqual(
      new Set(['cloud.local', 'nas']),
    )
    expect(() => calendarHosts({ INKWELL_CALENDAR_HOSTS: 'http://nas' })).toThrow(/INKWELL_CALENDAR_HOSTS/)
  })
})

const newToken = () => randomBytes(32).toString('base64url')

onBothDatabases('calendars in and out', ({ openEmpty }) => {
  test('a calendar is fetched for who asks, an hour has its number of them, and nothing of it is kept', async () => {
    const env = { INKWELL_CALENDAR_HOSTS: 'localhost' }
    await using app = await openEmpty({ env, limits: { calendarsPerHour: 2 } })
    const browser = app.browser()
    await browser.signUp()
    const ask = (address: string) => browser.post('/api/calendar/fetch', { address })
    expect((await ask(`${origin}/well.ics`)).json()).toEqual({ text: calendar })
    const refused = await ask('https://10.0.0.1/')
    expect([refused.status, refused.json().message]).toEqual([
      400,
      expect.stringContaining('private network'),
    ])
    expect((await ask(`${origin}/well.ics`)).status).toBe(429)
    const rows = await everyRow(app.deps.db, app.deps.config.databaseUrl ? 'postgres' : 'sqlite')
    expect(rows.filter((row) => mentions(row, ['well.ics', 'VCALENDAR']))).toEqual([])
    expect(app.logged.filter((line) => line.includes('well.ics'))).toEqual([])
  })

  test('a feed is read by its address alone, and lies sealed on the disk', async () => {
    await using app = await openEmpty()
    const [browser, stranger] = [app.browser(), app.browser()]
    await browser.signUp()
    const token = newToken()
    const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Choir\r\nEND:VCALENDAR\r\n'
    expect((await browser.put('/api/calendar/feed', { token, text, isNew: true })).status).toBe(200)
    const read = await stranger.get(`/feeds/${token}.ics`)
    expect([read.status, read.text]).toEqual([200, text])
    expect(read.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(read.headers['cache-control']).toBe('no-store')
    const rows = await everyRow(app.deps.db, app.deps.config.databaseUrl ? 'postgres' : 'sqlite')
    expect(rows.filter((row) => mentions(row, ['Choir', token]))).toEqual([])
    expect(app.logged.filter((line) => line.includes(token))).toEqual([])
  })

  test('a new address ends the one before, and ending it ends all', async () => {
    await using app = await openEmpty()
    const browser = app.browser()
    await browser.signUp()
    const [first, second] = [newToken(), newToken()]
    await browser.put('/api/calendar/feed', { token: first, text: calendar, isNew: true })
    await browser.put('/api/calendar/feed', { token: second, text: calendar, isNew: true })
    const statusOf = async (token: string) => (await browser.get(`/feeds/${token}.ics`)).status
    expect([
      await statusOf(first),
      await statusOf(second),
      await statusOf(newToken()),
      await statusOf('short'),
    ]).toEqual([404, 200, 404, 404])
    await browser.ask('DELETE', '/api/calendar/feed')
    expect(await statusOf(second)).toBe(404)
  })

  test('a feed is refused that is too large, or has another kind of secret', async () => {
    await using app = await openEmpty()
    const browser = app.browser()
    await browser.signUp()
    expect((await browser.put('/api/calendar/feed', { token: 'guess', text: calendar })).status).toBe(400)
    expect(
      (await browser.put('/api/calendar/feed', { token: newToken(), text: 'x'.repeat(2_000_001) })).status,
    ).toBe(400)
  })
})

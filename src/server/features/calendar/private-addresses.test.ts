import dns, { type LookupAddress } from 'node:dns'
import { createServer, type Server } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, createServer as createListener, type Server as Listener } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PrivateAddressError, publicLookup } from '#server/core/http/public-address.ts'
import { fetchOutside, OutsideFault } from './fetch-outside.ts'

/** What a name is said to lead to, one answer after the other; the last one stays. */
const answers = new Map<string, LookupAddress[][]>()
/** Names that were looked up. */
const asked: string[] = []
/** Connections to what no calendar may be fetched from. */
let connections = 0
let inside: Listener
let outside: Server
let insidePort = 0
let origin = ''
const trueLookup = dns.lookup

const listening = (server: Listener) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

function lookUp(name: string, options: dns.LookupAllOptions, done: Parameters<typeof publicLookup>[2]): void {
  const known = answers.get(name)
  if (!known) return void trueLookup(name, options, done)
  asked.push(name)
  const found = (known.length > 1 ? known.shift() : known[0]) ?? []
  process.nextTick(done, null, found)
}

beforeAll(async () => {
  inside = createListener((socket) => {
    connections += 1
    socket.destroy()
  })
  insidePort = await listening(inside)
  // A server of the public internet that sends whoever asks to where the query says.
  outside = createServer(({ url = '' }, response) => {
    response.writeHead(302, { location: new URL(url, origin).searchParams.get('to') ?? '' }).end()
  })
  origin = `http://127.0.0.1:${await listening(outside)}`
  dns.lookup = lookUp as typeof dns.lookup
  syncBuiltinESMExports()
})
afterAll(() => {
  dns.lookup = trueLookup
  syncBuiltinESMExports()
  inside.close()
  outside.closeAllConnections()
  outside.close()
})
beforeEach(() => {
  answers.clear()
  asked.length = 0
  connections = 0
})

const four = (address: string): LookupAddress => ({ address, family: 4 })
const six = (address: string): LookupAddress => ({ address, family: 6 })
const fetching = { trustedHosts: new Set(['127.0.0.1']), totalMs: 10_000, mostBytes: 10_000 }
const sentTo = (address: string) => fetchOutside(`${origin}/?to=${encodeURIComponent(address)}`, fetching)

async function expectRefused(fetched: Promise<string>): Promise<void> {
  await expect(fetched).rejects.toThrow('leads into a private network')
  await expect(fetched).rejects.toBeInstanceOf(OutsideFault)
  expect(connections).toBe(0)
}

test.each([
  'https://10.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://169.254.169.254/a',
  'https://2130706434/',
])('a redirect by https to a private address is not followed: %s', async (address) =>
  expectRefused(sentTo(address)),
)

test('a redirect by https to a name that leads to a private address is not followed', async () => {
  answers.set('calendar.example.org', [[four('127.0.0.1')]])
  await expectRefused(sentTo(`https://calendar.example.org:${insidePort}/a.ics`))
  expect(asked).toEqual(['calendar.example.org'])
})

test('a name that led to a public address and now leads to a private one is refused when it is connected to', async () => {
  answers.set('rebound.example.org', [[four('8.8.8.8')], [four('127.0.0.1')]])
  const found = await looked('rebound.example.org')
  expect(found).toEqual([four('8.8.8.8')])
  await expectRefused(fetchOutside(`https://rebound.example.org:${insidePort}/a.ics`, fetching))
  // Nothing is kept of what it led to before, and nobody asks again between the look and the connection.
  expect(asked).toEqual(['rebound.example.org', 'rebound.example.org'])
})

test.each([
  ['a public address first', [four('8.8.8.8'), four('127.0.0.1')]],
  ['a private address first', [four('127.0.0.1'), four('8.8.8.8')]],
  ['a private address of IPv6', [four('8.8.8.8'), six('::1')]],
  ['a private address in the form of IPv6', [six('2606:4700::1111'), six('::ffff:127.0.0.1')]],
])('a name that leads to public and private addresses at once is refused: %s', async (_, both) => {
  answers.set('both.example.org', [both])
  await expectRefused(fetchOutside(`https://both.example.org:${insidePort}/a.ics`, fetching))
  await expect(looked('both.example.org')).rejects.toBeInstanceOf(PrivateAddressError)
})

function looked(name: string): Promise<unknown> {
  return new Promise((resolve, reject) =>
    publicLookup(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )
}

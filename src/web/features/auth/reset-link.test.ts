import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { readResetLink, tokenOfLink } from './reset-link.ts'

let server: LocalServer

beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

const token = 'a-token-of-many-letters'
const read = () => readResetLink(token, `${server.address}/api/auth/reset/check`)

test('a good link says whose password it sets', async () => {
  server.answer = { status: 200, body: JSON.stringify({ username: 'mara' }) }
  expect(await read()).toEqual({ is: 'good', username: 'mara' })
  expect(server.received.map(({ method, url }) => [method, url])).toEqual([['POST', '/api/auth/reset/check']])
})

test('a link that is used up, too old or not complete is over', async () => {
  for (const status of [404, 400]) {
    server.answer = { status, body: '{}' }
    expect(await read()).toEqual({ is: 'over' })
  }
})

test('a busy server or none at all does not make a link worthless', async () => {
  server.answer = { status: 429, body: '{}' }
  expect(await read()).toMatchObject({ is: 'unknown' })
  const gone = await startLocalServer()
  await gone.close()
  expect(await readResetLink(token, `${gone.address}/api/auth/reset/check`)).toMatchObject({ is: 'unknown' })
})

test('the token is read from behind the #, and from an older link', () => {
  expect(tokenOfLink(`#token=${token}`, undefined)).toBe(token)
  expect(tokenOfLink(`token=${token}`, undefined)).toBe(token)
  expect(tokenOfLink('', token)).toBe(token)
  expect(tokenOfLink('#content', undefined)).toBe(null)
})

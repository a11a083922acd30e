import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

/** Sends bytes as they are and answers with everything that came back until the server ended the connection. */
async function exchange(address: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const pieces: string[] = []
  socket.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece))
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return pieces.join('')
}

const head = ['Host: localhost', 'Connection: close', 'Content-Type: application/json']

test.each([
  ['two lengths', ['Content-Length: 2', 'Content-Length: 4', '', '{}']],
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', '']],
  ['chunks that are said to be something else', ['Transfer-Encoding: chunked, identity', '', '0', '', '']],
  ['a header without its name', [': nothing', '', '']],
  ['a bare line feed in a header', ['X-Note: a\nX-Other: b', 'Content-Length : 2', '', '{}']],
])('a message whose end can be read in two ways is refused: %s', async (_, rest) => {
  await using app = await openTestApp()
  const answer = await exchange(await app.listen(), ['POST /api/login HTTP/1.1', ...head, ...rest])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1)
})

test.each([
  ['two names', 'GET /api/auth/status HTTP/1.1', ['Host: evil.example']],
  ['the same name twice', 'GET /api/auth/status HTTP/1.1', ['Host: localhost']],
  ['another name in its first line', 'GET http://evil.example/api/auth/status HTTP/1.1', []],
  ['a whole address in its first line', 'GET http://localhost/api/auth/status HTTP/1.1', []],
])('a message whose addressee can be read in two ways is refused: %s', async (_, first, more) => {
  await using app = await openTestApp()
  const answer = await exchange(await app.listen(), [first, ...head, ...more, '', ''])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('isAuthenticated')
})

test('TRACE gives nothing of a request back', async () => {
  await using app = await openTestApp()
  const answer = await exchange(await app.listen(), [
    'TRACE /api/user HTTP/1.1',
    ...head,
    'Cookie: inkwell_session=telling',
    '',
    '',
  ])
  expect(answer).toMatch(/^HTTP\/1\.1 40[0-9] /)
  expect(answer).not.toContain('telling')
})

test('a parameter that comes twice is refused, not chosen from', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  await browser.signUp()
  for (const url of ['/api/auth/kdf?username=a&username=b', '/api/records?since=0&since=1'])
    expect((await browser.get(url)).status).toBe(400)
})

test('a value in the query does not stand in for one that belongs into the body', async () => {
  await using app = await openTestApp()
  const answer = await app.browser().post('/api/login?username=mara&password=secret', { username: 'mara' })
  expect([answer.status, answer.json().message]).toEqual([400, 'Password is required'])
})

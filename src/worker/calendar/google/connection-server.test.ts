import { beforeEach, expect, test, vi } from 'vitest'
import { ownServer } from './connection-server.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
const answering = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
const refusing = (status: number, body: string) => answering(async () => new Response(body, { status }))

test.each([
  [429, 'Too many attempts. Please wait a little and try again.'],
  [501, 'This is not set up on this server.'],
  [503, 'Google did not answer. Please try again in a while.'],
])('what the server says itself is what is said (%d)', async (status, message) => {
  refusing(status, JSON.stringify({ error: 'x', message }))
  for (const question of [
    ownServer.status,
    () => ownServer.mint('id'),
    () => ownServer.begin(false),
    ownServer.end,
  ])
    await expect(question()).rejects.toMatchObject({ name: 'GoogleTroubleError', message })
})

test('a refusal without words does not say that the server is away, and a server that is away is said to be', async () => {
  refusing(502, '<!doctype html>')
  await expect(ownServer.mint('id')).rejects.toThrow('The server of Inkwell could not open')
  answering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(ownServer.mint('id')).rejects.toThrow('The server of Inkwell cannot be reached')
})

test('a connection that is over, and a browser that is signed out, are said', async () => {
  refusing(409, '{}')
  await expect(ownServer.mint('id')).rejects.toMatchObject({ name: 'GoogleEndedError' })
  refusing(401, '{}')
  await expect(ownServer.end()).rejects.toThrow('You are signed out')
})

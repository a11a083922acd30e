import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { call, pathOf, RefusedError, request, send } from './request.ts'

let server: LocalServer

beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

const last = () => server.received.at(-1)

describe('request', () => {
  // Spec: S7-001
  it('sends cookies, which fetch is told by its credentials', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await request('GET', `${server.address}/api/user`)
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include')
  })

  // Spec: S7-002
  it('lets GET requests be and tells every cache to stay away from the others', async () => {
    await request('GET', `${server.address}/api/user`)
    expect(last()?.headers.pragma).toBeUndefined()
    await request('POST', `${server.address}/api/logout`)
    expect(last()?.headers['cache-control']).toContain('no-cache')
    expect(last()?.headers.pragma).toBe('no-cache')
    expect(last()?.headers['content-type']).toBeUndefined()
  })

  // Spec: S7-003
  it('sends a body as JSON and says so', async () => {
    await request('PUT', `${server.address}/api/user/settings`, { body: { theme: 'light' } })
    expect(last()).toMatchObject({ method: 'PUT', body: '{"theme":"light"}' })
    expect(last()?.headers['content-type']).toBe('application/json')
  })

  // Spec: S7-004
  it('puts a timestamp on paths with /habits and on no others', async () => {
    const before = Date.now()
    await request('GET', `${server.address}/api/habits?area=sleep`)
    const stamp = Number(new URL(last()?.url ?? '', server.address).searchParams.get('_t'))
    expect(stamp).toBeGreaterThanOrEqual(before)
    await request('GET', `${server.address}/api/goals`)
    expect(last()?.url).toBe('/api/goals')
  })

  // Spec: S8-001
  it('raises status, colon and body text for what is neither OK nor 401, after logging it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.answer = { status: 409, body: 'Username already exists' }
    const failure = request('POST', `${server.address}/api/register`, { body: {} })
    await expect(failure).rejects.toThrow('409: Username already exists')
    await expect(failure).rejects.toBeInstanceOf(RefusedError)
    expect(logged).toHaveBeenCalledOnce()
  })

  // Spec: S8-002
  it('raises the status text where the body is empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.answer = { status: 500, body: '' }
    await expect(request('GET', `${server.address}/api/user`)).rejects.toThrow('500: Internal Server Error')
  })

  // Spec: S6-006
  it('does not fail on 401', async () => {
    server.answer = { status: 401, body: '{"message":"Unauthorized"}' }
    expect((await request('GET', `${server.address}/api/user`)).status).toBe(401)
  })

  // Spec: S8-005
  it('logs a network error and throws it again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await server.close()
    await expect(request('GET', `${server.address}/api/user`)).rejects.toThrow('fetch failed')
    expect(logged).toHaveBeenCalledOnce()
    server = await startLocalServer()
  })

  it('logs nothing when the caller itself gave up', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const signal = AbortSignal.abort()
    await expect(request('GET', `${server.address}/api/user`, { signal })).rejects.toThrow()
    expect(logged).not.toHaveBeenCalled()
  })

  it('can be sent without any of these judgements', async () => {
    server.answer = { status: 500, body: 'no' }
    expect((await send('GET', `${server.address}/api/user`)).status).toBe(500)
  })
})

/** Files that send in a way of their own: what each asks for, and whether it only reads. */
const otherWays: Readonly<Record<string, 'reads' | 'asks others' | 'brings no cookie'>> = {
  'web/service-worker/service-worker.ts': 'reads',
  'web/site/script/count.ts': 'reads',
  'worker/companion/device-model/browser-device-model.ts': 'reads',
  'worker/habits/sqlite-tables.ts': 'reads',
  'worker/meaning/model/browser-meaning.ts': 'reads',
  'worker/companion/sources/local-model-thread.ts': 'asks others',
  'worker/calendar/google/google-api.ts': 'asks others',
  'vault/sync/server/http-wire.ts': 'brings no cookie',
}

// Spec: S7-002
test('what changes something at the server is sent by nobody else', () => {
  const src = join(import.meta.dirname, '..')
  const files = globSync('{browser,vault,worker,web}/**/*.{ts,tsx}', { cwd: src })
  const sending = /(?<![.#\w])fetch\((?!\))|(?:globalThis|window|self)\.fetch\b|XMLHttpRequest|sendBeacon/
  const found = new Map(
    files
      .filter((file) => !/\.test(?:-support)?\.tsx?$/.test(file) && file !== 'browser/request.ts')
      .map((file) => [file, readFileSync(join(src, file), 'utf8')] as const)
      .filter(([, source]) => sending.test(source)),
  )
  expect([...found.keys()].sort()).toEqual(Object.keys(otherWays).sort())
  for (const [file, source] of found) {
    if (otherWays[file] === 'reads')
      expect(source).not.toMatch(/\bmethod: (?!'GET')|sendBeacon|XMLHttpRequest/)
    if (otherWays[file] === 'brings no cookie') expect(source).toContain("credentials: 'omit'")
  }
  const markup = files.filter((file) => file.endsWith('.tsx'))
  expect(markup.filter((file) => /method="post"/i.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
})

describe('call', () => {
  const declared = () =>
    endpoint({
      method: 'POST',
      path: `${server.address}/api/things/:id`,
      access: 'user',
      summary: 'For this test',
      body: z.object({ name: z.string() }),
      query: z.object({ since: z.coerce.number().default(0) }),
      params: z.object({ id: z.string() }),
      answer: z.object({ seq: z.int() }),
    })

  it('fills the path, sends query and body, and reads the answer through its schema', async () => {
    server.answer = { status: 200, body: '{"seq":4,"more":true}' }
    const answer = await call(declared(), {
      params: { id: 'a b' },
      query: { since: 3 },
      body: { name: 'tuner' },
    })
    expect(answer).toEqual({ seq: 4 })
    expect(last()).toMatchObject({ url: '/api/things/a%20b?since=3', body: '{"name":"tuner"}' })
  })

  it('refuses an answer that is not what was declared', async () => {
    server.answer = { status: 200, body: '{"seq":"four"}' }
    const answer = call(declared(), { params: { id: 'a' }, query: {}, body: { name: 'x' } })
    await expect(answer).rejects.toThrow('seq')
  })

  // Spec: S6-004
  it('gives null when nobody is signed in', async () => {
    server.answer = { status: 401, body: '{}' }
    const answer = await call(declared(), { params: { id: 'a' }, query: {}, body: { name: 'x' } })
    expect(answer).toBeNull()
  })
})

describe('pathOf', () => {
  it('leaves out what is not given', () => {
    expect(pathOf('/api/records', { query: { since: 0, limit: undefined } })).toBe('/api/records?since=0')
    expect(pathOf('/api/records', {})).toBe('/api/records')
  })
})

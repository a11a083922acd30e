import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { addressOf, fetchByKey, makeQueryClient } from './query-client.ts'

let server: LocalServer

beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

describe('a query key as an address', () => {
  // Spec: S7-005, S7-006, S7-007
  it.each([
    [['/api/user'], '/api/user'],
    [['/api/entries', { mood: 4, with: 'Anna' }], '/api/entries?mood=4&with=Anna'],
    [['/api/entries', 7, 'last'], '/api/entries?param1=7&param2=last'],
    [['/api/entries', { mood: undefined }, null], '/api/entries'],
  ])('%j is %s', (key, address) => {
    expect(addressOf(key)).toBe(address)
  })
})

describe('the query client', () => {
  // Spec: S7-005, S7-008
  it('reads a key as JSON from its address', async () => {
    server.answer = { status: 200, body: '{"id":1}' }
    const client = makeQueryClient()
    const queryKey = [`${server.address}/api/things`, { of: 'mara' }]
    expect(await client.fetchQuery({ queryKey })).toEqual({ id: 1 })
    expect(server.received.at(-1)?.url).toBe('/api/things?of=mara')
  })

  // Spec: S6-005, S8-003
  it('takes 401 as an empty result', async () => {
    server.answer = { status: 401, body: '{}' }
    expect(await makeQueryClient().fetchQuery({ queryKey: [`${server.address}/api/user`] })).toBeNull()
  })

  // Spec: S8-004
  it("takes 401 as 'Unauthorized' when told to", async () => {
    server.answer = { status: 401, body: '{}' }
    const asked = makeQueryClient().fetchQuery({
      queryKey: [`${server.address}/api/user`],
      queryFn: fetchByKey('throw'),
    })
    await expect(asked).rejects.toThrow('Unauthorized')
  })

  // Spec: S9-001, S9-002
  it('asks once: no retry, no refetch on focus, by interval or with age', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.answer = { status: 500, body: 'down' }
    const client = makeQueryClient()
    const queryKey = [`${server.address}/api/user`]
    await expect(client.fetchQuery({ queryKey })).rejects.toThrow('500: down')
    expect(server.received).toHaveLength(1)

    server.answer = { status: 200, body: '1' }
    await client.fetchQuery({ queryKey })
    await client.fetchQuery({ queryKey })
    expect(server.received).toHaveLength(2)
    const observer = new QueryObserver(client, { queryKey })
    expect(observer.options).toMatchObject({
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    })
  })
})

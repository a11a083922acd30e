import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type ChangeResult, readRecords, writeRecords } from '#contract/records.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { ImplausibleAnswerError } from '../../ports/ports.ts'
import type { Wire } from '../../sync/server/wire.ts'
import { contents, newDevice, newPerson, sessionOf, soon, synced, writeNote } from '../device.test-support.ts'
import { HostileLife } from './hostile-run.test-support.ts'

type Page = AnswerOf<typeof readRecords>
type Written = AnswerOf<typeof writeRecords>

const { message: puzzled } = new ImplausibleAnswerError()

/** A server that changes what it answers to one call, once it is told to. */
function changing(method: string, path: string) {
  const server = { change: null as ((body: unknown) => Response) | null, asked: 0 }
  const between = (wire: Wire): Wire => ({
    ...wire,
    async send(to, input) {
      server.asked += 1
      const answer = await wire.send(to, input)
      if (!server.change || to.method !== method || to.path !== path) return answer
      return server.change(await answer.json())
    },
  })
  return { server, between }
}

describe.concurrent('answers that make no sense', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await openTestApp()
  })
  afterAll(() => testApp[Symbol.asyncDispose]())

  async function signedUp(method: string, path: string) {
    const { server, between } = changing(method, path)
    const device = newDevice(testApp, { between })
    const person = newPerson()
    const vault = device.newTab()
    await vault.register(person)
    await writeNote(vault, 'From before.')
    await synced(vault)
    return { server, device, person, vault, [Symbol.dispose]: () => device[Symbol.dispose]() }
  }

  const accepted = (results: ChangeResult[], more: object) =>
    results.map((result) => (result.status === 'accepted' ? { ...result, ...more } : result))
  const lies: [string, (written: Written) => unknown][] = [
    ['a revision far ahead', ({ results, upTo }) => ({ results: accepted(results, { revision: 99 }), upTo })],
    [
      'a position beyond the last',
      ({ results, upTo }) => ({ results: accepted(results, { seq: 1e9 }), upTo }),
    ],
    ['an answer too few', ({ results, upTo }) => ({ results: results.slice(1), upTo })],
    ['every answer twice', ({ results, upTo }) => ({ results: [...results, ...results], upTo })],
    ['the answers in another order', ({ results, upTo }) => ({ results: results.toReversed(), upTo })],
    [
      'a conflict with what it was built on',
      ({ results, upTo }) => ({
        results: results.map(({ changeId, uid }) => ({ changeId, uid, status: 'conflict', current: null })),
        upTo,
      }),
    ],
  ]
  test.each(lies)(
    'a write answered by %s changes nothing here, and goes out when the server behaves',
    async (_what, lie) => {
      using story = await signedUp('POST', writeRecords.path)
      const { server, device, vault, person } = story
      server.change = (body) => Response.json(lie(body as Written))
      await writeNote(vault, 'While it lied.')
      await soon(() => expect(sessionOf(vault).status().trouble).toBe(puzzled))
      expect(contents(vault)).toEqual(['From before.', 'While it lied.'])
      expect(sessionOf(vault).status()).toMatchObject({ waiting: 1, setAside: 0, notices: 0 })
      server.change = null
      await soon(() => expect(sessionOf(vault).status()).toMatchObject({ waiting: 0, trouble: null }))
      using other = newDevice(testApp)
      const elsewhere = other.newTab()
      await elsewhere.login(person)
      await soon(() => expect(contents(elsewhere)).toEqual(['From before.', 'While it lied.']))
      device.hearsNews()
    },
  )

  const pages: [string, (page: Page) => unknown][] = [
    [
      'nothing, and more to come',
      ({ upTo, ...page }) => ({ ...page, upTo: upTo + 1, records: [], hasMore: true }),
    ],
    ['the same, and more to come', (page) => ({ ...page, hasMore: true })],
    ['another history each time', (page) => ({ ...page, history: crypto.randomUUID() })],
    ['that all is over', (page) => ({ ...page, records: [], upTo: 0, hasMore: false })],
  ]
  test.each(pages)('a server that answers %s for ever is asked ever more rarely', async (_what, lie) => {
    using story = await signedUp('GET', readRecords.path)
    const { server, device, vault } = story
    server.change = (body) => Response.json(lie(body as Page))
    const before = server.asked
    for (let at = 0; at < 40; at++) {
      device.hearsNews()
      await after(100)
    }
    expect(server.asked - before).toBeLessThan(40)
    expect(contents(vault)).toEqual(['From before.'])
    expect(sessionOf(vault).status().setAside).toBe(0)
  })

  test('records without end that nobody can open, one at a time, are not followed', async () => {
    using story = await signedUp('GET', readRecords.path)
    const { server, device, vault } = story
    let seq = 10
    server.change = (body) => {
      seq += 1
      const record = { uid: crypto.randomUUID(), revision: 1, seq, sealed: btoa('\u0001'.repeat(300)) }
      return Response.json({ ...(body as Page), records: [record], upTo: seq, hasMore: true })
    }
    device.hearsNews()
    await soon(() => expect(sessionOf(vault).status().trouble).toBe(puzzled))
    expect(seq).toBeLessThan(30)
    expect(contents(vault)).toEqual(['From before.'])
  })

  test.each([400, 403, 409, 413, 422, 429, 500, 507])(
    'what it says with status %i is in no sentence of ours',
    async (status) => {
      using story = await signedUp('POST', writeRecords.path)
      const { server, vault } = story
      server.change = () => Response.json({ code: 'odd', message: 'Call 555-0100 now.' }, { status })
      await writeNote(vault, 'Kept here.')
      await soon(() => expect(sessionOf(vault).status().trouble).toEqual(expect.any(String)))
      expect(sessionOf(vault).status().trouble).not.toContain('555')
      expect(contents(vault)).toEqual(['From before.', 'Kept here.'])
    },
  )

  test('whatever it answers, nothing is lost, nothing is hidden, nothing goes on for ever', async () => {
    const seed = Number(process.env.HOSTILE_SEED ?? crypto.getRandomValues(new Uint32Array(1))[0])
    await HostileLife.run(testApp, seed, 250)
  })
})

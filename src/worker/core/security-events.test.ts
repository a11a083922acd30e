import { expect, test } from 'vitest'
import type { SecurityEvent } from '#contract/security-events.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { readSecurityNews, type SecurityNews } from './security-events.calls.ts'
import { securityEventCommands } from './security-events.ts'

const event: SecurityEvent = {
  id: '019aa5b0-0000-7000-8000-000000000001',
  kind: 'password_changed',
  at: '2026-11-21T08:00:00.000Z',
  label: 'Firefox on Linux',
  isOwn: false,
}

/** A device, and a server that answers as it is told; null: it is away. */
function device() {
  let answer: { status: number; body: unknown } | null = { status: 200, body: { events: [event] } }
  const session = memorySession(createStore())
  const tools = { session, now: () => 1_000, newUid: () => 'x', zone: 'UTC' }
  const [command] = securityEventCommands(async (_method, path) => {
    expect(path).toBe('/api/security-events')
    if (!answer) throw new TypeError('fetch failed')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
  return {
    read: () => command?.run(tools, null) as Promise<SecurityNews>,
    answering: (next: typeof answer) => {
      answer = next
    },
  }
}

test('what the server says is kept, and said again while the server is away or knows nobody', async () => {
  expect(readSecurityNews.name).toBe('security.news')
  const { read, answering } = device()
  expect(await read()).toEqual({ events: [event], keptSince: null })
  for (const away of [null, { status: 503, body: {} }, { status: 401, body: {} }]) {
    answering(away)
    expect(await read()).toEqual({ events: [event], keptSince: 1_000 })
  }
  answering({ status: 200, body: { events: [] } })
  expect(await read()).toEqual({ events: [], keptSince: null })
})

test('a device that never heard it says that the server is away, not that nothing happened', async () => {
  const { read, answering } = device()
  answering(null)
  await expect(read()).rejects.toMatchObject({ name: 'OfflineError' })
})

test('a refusal is said, and an answer that makes no sense is not believed', async () => {
  const { read, answering } = device()
  await read()
  answering({ status: 500, body: { code: 'unexpected', message: 'No.' } })
  await expect(read()).rejects.toMatchObject({ status: 500 })
  answering({ status: 200, body: { events: [{ ...event, kind: 'all_is_well' }] } })
  await expect(read()).rejects.toMatchObject({ name: 'ImplausibleAnswerError' })
  answering(null)
  expect((await read()).events).toEqual([event])
})

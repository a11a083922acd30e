import { expect, test } from 'vitest'
import { beatEvent } from '#contract/records.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Wire } from '../sync/server/wire.ts'
import { contents, newDevice, newPerson, soon, synced, writeNote } from './device.test-support.ts'

/** Counts what is asked of the server, and hands the server's own news on as its stream does. */
function counted() {
  const asked: string[] = []
  const listening = new Set<Readonly<Record<string, (data: string) => void>>>()
  const tell = (name: string, data: object) => {
    for (const listeners of listening) listeners[name]?.(JSON.stringify(data))
  }
  const between = (wire: Wire): Wire => ({
    ...wire,
    async send(to, input) {
      asked.push(`${to.method} ${to.path}`)
      const answer = await wire.send(to, input)
      if (to.path !== '/api/records' || to.method !== 'POST' || !answer.ok) return answer
      const body = await answer.json()
      // The stream is often faster than the answer.
      tell('changed', { upTo: body.upTo })
      return Response.json(body)
    },
    listen(_path, listeners) {
      listening.add(listeners)
      return () => void listening.delete(listeners)
    },
  })
  return { asked, between, tell, beat: () => tell(beatEvent, {}) }
}

const quiet = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a pause in typing is one request, and what it wrote is proved by its answer', async () => {
  await using testApp = await openTestApp()
  const server = counted()
  using laptop = newDevice(testApp, { between: server.between })
  const vault = laptop.newTab()
  await vault.register(newPerson())
  await synced(vault)
  await quiet(1500)
  for (const words of ['It rained.', 'It rained all day.']) {
    server.asked.length = 0
    await writeNote(vault, words)
    await synced(vault)
    await quiet(1500)
    expect(server.asked).toEqual(['POST /api/records'])
  }
})

test('what another device wrote comes by news, also together with what is sent', async () => {
  await using testApp = await openTestApp()
  const server = counted()
  using laptop = newDevice(testApp, { between: server.between })
  using phone = newDevice(testApp)
  const person = newPerson()
  const vault = laptop.newTab()
  await vault.register(person)
  await synced(vault)
  const there = phone.newTab()
  await there.login(person)
  await writeNote(there, 'from the phone')
  await synced(there)
  await writeNote(vault, 'from here')
  await soon(() => expect(contents(vault)).toEqual(['from here', 'from the phone']))
  await writeNote(there, 'later')
  await synced(there)
  server.tell('changed', { upTo: Number.MAX_SAFE_INTEGER })
  await soon(() => expect(contents(vault)).toEqual(['from here', 'from the phone', 'later']))
})

test('more than fits into an answer is fetched, and nothing of it is missed', async () => {
  await using testApp = await openTestApp()
  const server = counted()
  using laptop = newDevice(testApp, { between: server.between })
  using phone = newDevice(testApp)
  const person = newPerson()
  const vault = laptop.newTab()
  await vault.register(person)
  await synced(vault)
  const there = phone.newTab()
  await there.login(person)
  await Promise.all(Array.from({ length: 230 }, (_, at) => writeNote(there, `note ${at}`)))
  await synced(there)
  await writeNote(vault, 'from here')
  await soon(() => expect(contents(vault)).toHaveLength(231))
  await synced(vault)
})

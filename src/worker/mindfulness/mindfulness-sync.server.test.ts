import { expect, test } from 'vitest'
import type { Row, View } from '#domain/entity/view.ts'
import {
  type MindfulnessSession,
  mindfulnessSessions,
  ownBreathingPatterns,
} from '#domain/mindfulness/mindfulness-records.ts'
import { ownPatternRows, sessionRows } from '#domain/views/mindfulness.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import {
  newDevice,
  newPerson,
  newUid,
  sessionOf,
  soon,
  synced,
} from '#vault/scenarios/device.test-support.ts'
import type { Vault } from '#vault/vault.ts'
import { createEntity, removeEntity } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command } from '#worker/core/worker-calls.ts'
import { keepSession } from './mindfulness.calls.ts'
import { mindfulnessCommands } from './mindfulness.ts'

const breathing: MindfulnessSession = {
  type: 'breathing',
  startedAt: '2026-11-19T18:00:00.000Z',
  plannedMs: 180_000,
  spentMs: 64_000,
  isComplete: false,
  moodBefore: 4,
  moodAfter: null,
  pattern: 'Harbour breath',
  completedCycles: 3,
  feeling: 'Stressed',
}

const run = <Args, Result>(vault: Vault, what: Command<Args, Result>, args: Args) =>
  [...mindfulnessCommands, ...entityCommands]
    .find(({ name }) => name === what.name)
    ?.run({ session: sessionOf(vault), now: Date.now, newUid, zone: 'UTC' }, args) as Promise<Result>
const rows = <R extends Row>(vault: Vault, to: View<null, R>) =>
  to.rows(sessionOf(vault).store, null, momentNow())

test('sessions and own rhythms reach a second device, also those held without a network, and the server reads none', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  using phone = newDevice(testApp)
  const person = newPerson()
  const first = laptop.newTab()
  const user = await first.register(person)
  laptop.network.isDown = true
  const uid = newUid()
  await run(first, keepSession, { uid, session: breathing })
  const harbour = { name: 'Harbour breath', inhale: 4, hold1: 0, exhale: 6, hold2: 0 }
  await run(first, createEntity, { kind: ownBreathingPatterns.kind, uid: null, data: harbour })
  await soon(() => expect(sessionOf(first).status()).toMatchObject({ isOnline: false, waiting: 2 }))
  expect(rows(first, sessionRows)).toMatchObject([{ ...breathing, id: uid }])
  laptop.network.isDown = false
  await synced(first)

  const second = phone.newTab()
  await second.login(person)
  await soon(() => expect(rows(second, sessionRows)).toMatchObject([{ ...breathing, id: uid }]))
  expect(rows(second, ownPatternRows)).toMatchObject([harbour])
  const kept = await testApp.deps.db.selectFrom('records').selectAll().execute()
  for (const { sealed } of kept)
    expect(Buffer.from(sealed).toString('latin1')).not.toMatch(/Harbour|Stressed/)

  await run(second, removeEntity, { kind: mindfulnessSessions.kind, uid })
  await synced(second)
  first.close()
  const again = laptop.newTab()
  expect(await again.openWithDevice(user.id)).toBe(true)
  await soon(() => expect(rows(again, sessionRows)).toEqual([]))
})

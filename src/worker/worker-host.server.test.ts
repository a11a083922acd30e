import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entity } from '#domain/entity/entity.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { newDevice, newPerson, newUid, soon } from '#vault/scenarios/device.test-support.ts'
import type { RowsPatch, VaultState } from '#worker/core/worker-api.ts'
import { answer, command, emitting, perform, query, type Row, stream } from '#worker/core/worker-calls.ts'
import { WorkerHost } from './worker-host.ts'

type Device = ReturnType<typeof newDevice>

interface NoteRow extends Row {
  readonly words: string
}
const scraps = entity('scrap', {
  schema: z.object({ words: z.string() }),
  version: 1,
  upgrades: {},
  label: 'Scraps',
})
const notes = query<null, NoteRow>('test.notes')
const keepNote = command<{ uid: string; words: string }, void>('test.keep')
const breakAfter = command<{ gate: Promise<void> }, void>('test.break')
const keepSlowly = stream<{ uid: string; words: string }, string>('test.keep-slowly')

const features = {
  queries: [
    answer(notes, (store) => [...store.of(scraps).values()].map(({ uid, data }) => ({ id: uid, ...data }))),
  ],
  commands: [
    perform(keepNote, ({ session }, { uid, words }) => session.put(scraps, uid, { words })),
    perform(breakAfter, async (_tools, { gate }) => {
      await gate
      throw new TypeError('The database connection is closing.')
    }),
  ],
  streams: [
    emitting(keepSlowly, async ({ session }, { uid, words }, emit) => {
      await session.put(scraps, uid, { words })
      emit('kept')
    }),
  ],
  build: 'test',
  onFactorListener: () => undefined,
  onSession: () => undefined,
}

/** The worker of one more tab of a device, with the words that its screen shows to an owner. */
function openTab(device: Device) {
  const host = new WorkerHost(device.tabParts(), features)
  const states: VaultState['status'][] = []
  void host.watchVault(({ status }) => states.push(status))
  let lastId = 0
  return {
    host,
    states,
    async shownTo(owner: number): Promise<string[]> {
      const id = ++lastId
      const patches: RowsPatch[] = []
      await host.subscribe(id, owner, notes.name, null, (patch) => patches.push(patch))
      await host.unsubscribe(id)
      return patches.flatMap(({ changed }) => (changed as readonly NoteRow[]).map(({ words }) => words))
    },
    write: (owner: number | null, words: string) => host.run(owner, keepNote.name, { uid: newUid(), words }),
  }
}

async function enter(outcome: ReturnType<WorkerHost['login']>): Promise<number> {
  const result = await outcome
  if (!result.ok) throw new Error(result.message ?? 'nobody came in')
  return result.user.id
}

describe('the worker of a tab', () => {
  test('keeps what somebody was still writing when they left from whoever comes next', async () => {
    await using testApp = await openTestApp()
    using device = newDevice(testApp)
    const [here, beside] = [openTab(device), openTab(device)]
    const mara = newPerson()
    const noor = newPerson()
    const maraId = await enter(here.host.register(mara))
    await beside.host.openVault(maraId, true)
    await beside.write(maraId, 'the first half')

    await here.host.logout('keep')
    await soon(() => expect(beside.states.at(-1)).toBe('closed'))
    // Asked between the two: it waits, and must not run in the vault that opens next.
    const waiting = beside.write(maraId, 'the second half').catch((error: unknown) => error)
    const noorId = await enter(beside.host.register(noor))
    const late = beside.host
      .stream(1, maraId, keepSlowly.name, { uid: newUid(), words: 'and a third' }, () => undefined)
      .catch((error: unknown) => error)
    expect([await waiting, await late]).toMatchObject([
      { name: 'VaultLockedError' },
      { name: 'VaultLockedError' },
    ])
    expect([await beside.shownTo(noorId), await beside.shownTo(maraId)]).toEqual([[], []])

    await beside.host.logout('keep')
    expect(await enter(beside.host.login(mara))).toBe(maraId)
    await soon(async () => expect(await beside.shownTo(maraId)).toEqual(['the first half']))
  })

  test('lets a screen ask before its vault is open, and answers when it is', async () => {
    await using testApp = await openTestApp()
    using device = newDevice(testApp)
    const id = await enter(openTab(device).host.register(newPerson()))
    const reloaded = openTab(device)
    const asked = reloaded.write(id, 'before anything was open')
    await reloaded.host.openVault(id, true)
    await asked
    expect(await reloaded.shownTo(id)).toEqual(['before anything was open'])
  })

  test('refuses as locked what the lock has overtaken, whatever broke in it, and passes on what breaks by itself', async () => {
    await using testApp = await openTestApp()
    using device = newDevice(testApp)
    const tab = openTab(device)
    const id = await enter(tab.host.register(newPerson()))
    const gate = Promise.withResolvers<void>()
    const breaking = (until: Promise<void>) =>
      tab.host.run(id, breakAfter.name, { gate: until }).catch((error: unknown) => error)
    expect(await breaking(Promise.resolve())).toMatchObject({ name: 'TypeError' })
    const overtaken = breaking(gate.promise)
    await tab.host.lock()
    gate.resolve()
    expect(await overtaken).toMatchObject({ name: 'VaultLockedError' })
  })

  test('refuses a screen whose vault is locked, or which is nobody’s', async () => {
    await using testApp = await openTestApp()
    using device = newDevice(testApp)
    const tab = openTab(device)
    const id = await enter(tab.host.register(newPerson()))
    await expect(tab.write(null, 'whose is this')).rejects.toThrow('The vault is locked.')
    await tab.host.lock()
    await expect(tab.write(id, 'too late')).rejects.toThrow('The vault is locked.')
  })
})

import type { TestApp } from '#server/testing/test-app.ts'
import { uuidV7 } from '../primitives/uuid.ts'
import { historyKind } from '../sync/merge/merge-artifacts.ts'
import type { Wire } from '../sync/server/wire.ts'
import { Device, type Note } from './interleavings/interleaving-device.test-support.ts'
import { diceOf, Person } from './interleavings/interleaving-person.test-support.ts'

/** One person with two devices, from before the first word. */
export async function twoDevices(testApp: TestApp) {
  const dice = diceOf(7)
  const clock = { now: Date.UTC(2026, 10, 21) }
  const person = await Person.signUp(testApp.browser(), dice)
  const devices = [
    new Device(person, dice, () => clock.now),
    new Device(person, dice, () => clock.now),
  ] as const
  for (const device of devices) await device.openTab()
  const newUid = () => uuidV7(clock.now++, dice.bytes(16))
  const note = (content: string, more: Partial<Note> = {}): Note => ({
    title: '',
    content,
    mood: '',
    metadata: {},
    ...more,
  })
  const put = (device: Device, uid: string, data: Note) =>
    device.first.replica.put(uid, { kind: 'note', schemaVersion: 1, data })
  const sync = async (...which: Device[]) => {
    for (const device of which) {
      while (await device.first.replica.pull());
      while (await device.first.replica.pushSome());
    }
  }
  const contents = (device: Device) =>
    device.first
      .notes()
      .map(({ data }) => data.content)
      .sort()
  const copies = (device: Device) => device.first.notes().filter(({ data }) => 'conflictOf' in data)
  const history = (device: Device) => [...device.first.store.byKind(historyKind).values()]
  /** One more device of the same person; `between` may stand between it and the server. */
  const another = async (between?: (wire: Wire) => Wire) => {
    const device = new Device(person, dice, () => clock.now, between)
    await device.openTab()
    return device
  }
  return { dice, clock, person, devices, another, newUid, note, put, sync, contents, copies, history }
}

/** Keeps what the server has of a person, and puts it back later. */
export async function copyOf({ deps: { db } }: TestApp, userId: number) {
  const rows = await db.selectFrom('records').selectAll().where('user_id', '=', userId).execute()
  const changes = await db.selectFrom('record_changes').selectAll().where('user_id', '=', userId).execute()
  const vault = await db
    .selectFrom('vaults')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    async putBack(history: string | null): Promise<void> {
      await db.deleteFrom('records').where('user_id', '=', userId).execute()
      await db.deleteFrom('record_changes').where('user_id', '=', userId).execute()
      if (rows.length > 0) await db.insertInto('records').values(rows).execute()
      if (changes.length > 0) await db.insertInto('record_changes').values(changes).execute()
      await db
        .updateTable('vaults')
        .set({ record_seq: vault.record_seq })
        .where('user_id', '=', userId)
        .execute()
      if (history)
        await db.updateTable('facts').set({ value: history }).where('name', '=', 'history').execute()
    },
  }
}

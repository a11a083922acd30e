import { expect } from 'vitest'
import { authKdf, type KdfParams } from '#contract/account.ts'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readSlots, rekey, type SlotList, writeSlot } from '#contract/vault.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Wire } from '../../sync/server/wire.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, soon, synced } from '../device.test-support.ts'

/** A server that answers what the test says, where it says so. */
export function hostileKeys() {
  const lies = new Map<Endpoint, (answer: never) => unknown>()
  const asked: string[] = []
  const between = (wire: Wire): Wire => ({
    ...wire,
    async send(to, input) {
      asked.push(`${to.method} ${to.path}`)
      const answer = await wire.send(to, input)
      const lie = lies.get(to)
      if (!lie || !answer.ok) return answer
      return Response.json(lie((await answer.json()) as never))
    },
  })
  return {
    between,
    asked,
    kdf: (lie: (kdf: KdfParams) => KdfParams) => lies.set(authKdf, lie),
    slots: (lie: (list: SlotList) => SlotList) => lies.set(readSlots, lie),
    /** Lies where it answers to a change of slots, and nowhere else. */
    writtenSlots: (lie: (list: SlotList) => SlotList) => {
      for (const to of [writeSlot, rekey]) lies.set(to, lie)
    },
    /** From here on it behaves. */
    repents: () => lies.clear(),
  }
}

type Hostile = ReturnType<typeof hostileKeys>
export type Device = ReturnType<typeof newDevice>

/** Somebody with words in the vault, on a device behind that server. */
export async function writerAt(laptop: Device, person = newPerson()) {
  const vault = laptop.newTab()
  const user = await vault.register(person)
  await sessionOf(vault).put('note', newUid(), { title: '', content: 'mine' })
  await synced(vault)
  return { person, user, vault }
}

export const raised = (
  { version, slots }: SlotList,
  change: (slot: SlotList['slots'][0]) => SlotList['slots'],
) => ({
  version: version + 1,
  slots: slots.flatMap(change),
})

export const broken = (wrapped: string): string => {
  const bytes = fromBase64(wrapped)
  bytes[20] = (bytes[20] ?? 0) ^ 1
  return toBase64(bytes)
}

/** The server behaves again: everything of this person opens, here and on a device that was never here. */
export async function opensAgain(
  testApp: TestApp,
  server: Hostile,
  laptop: Device,
  writer: { person: Person },
) {
  server.repents()
  for (const vault of [laptop.newTab(), newDevice(testApp).newTab()]) {
    await vault.login(writer.person)
    await soon(() => expect(contents(vault)).toEqual(['mine']))
    vault.close()
  }
  await soon(() => expect(laptop.heard.trouble).toBeNull())
}
export type Person = ReturnType<typeof newPerson>

import { describe, expect, test } from 'vitest'
import { authKdf, type KdfParams } from '#contract/account.ts'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readSlots, type SlotList } from '#contract/vault.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'
import { DamagedSlotError } from './keys/key-slot.ts'
import { OlderKeysError } from './keys/open-slot.ts'
import { WeakKdfError } from './keys/password-kdf.ts'
import {
  AlteredSlotsError,
  MissingSlotsError,
  OlderSlotsError,
  SlotsNotBelievedError,
} from './keys/slot-list.ts'
import type { Wire } from './sync/vault-server.ts'
import type { Vault } from './vault.ts'

/** A server that answers what the test says, where it says so. */
function hostile() {
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
    /** From here on it behaves. */
    repents: () => lies.clear(),
  }
}

type Hostile = ReturnType<typeof hostile>
type Device = ReturnType<typeof newDevice>

/** Somebody with words in the vault, on a device behind that server. */
async function writerAt(laptop: Device, person = newPerson()) {
  const vault = laptop.newTab()
  const user = await vault.register(person)
  await sessionOf(vault).put('note', newUid(), { title: '', content: 'mine' })
  await synced(vault)
  return { person, user, vault }
}

const raised = ({ version, slots }: SlotList, change: (slot: SlotList['slots'][0]) => SlotList['slots']) => ({
  version: version + 1,
  slots: slots.flatMap(change),
})

const broken = (wrapped: string): string => {
  const bytes = fromBase64(wrapped)
  bytes[20] = (bytes[20] ?? 0) ^ 1
  return toBase64(bytes)
}

/** The server behaves again: everything of this person opens, here and on a device that was never here. */
async function opensAgain(testApp: TestApp, server: Hostile, laptop: Device, writer: { person: Person }) {
  server.repents()
  for (const vault of [laptop.newTab(), newDevice(testApp).newTab()]) {
    await vault.login(writer.person)
    await soon(() => expect(contents(vault)).toEqual(['mine']))
    vault.close()
  }
  await soon(() => expect(laptop.heard.trouble).toBeNull())
}
type Person = ReturnType<typeof newPerson>

/** The lock still opens, with the keys that this device has seen. */
async function opensWithWhatWasSeen(vault: Vault, userId: number, { password }: Person) {
  await vault.unlock(userId, password)
  expect(contents(vault)).toEqual(['mine'])
}

describe.concurrent('a hostile server', () => {
  test.each([
    ['a weak derivation', { memoryKiB: 1024, passes: 1 }],
    ['an endless derivation', { memoryKiB: 4_194_304, passes: 1000 }],
    ['a short salt', { salt: 'AAAA' }],
  ])('asks for %s at sign-in: refused before the password is used', async (_what, worse) => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    server.kdf((kdf) => ({ ...kdf, ...worse }))
    const before = server.asked.length
    const login = laptop.newTab().login(writer.person)
    await expect(login).rejects.toThrow('salt' in worse ? 'cannot be understood' : WeakKdfError)
    expect(server.asked.slice(before)).not.toContain('POST /api/login')
    await opensAgain(testApp, server, laptop, writer)
  })

  test.each([
    ['weak', { memoryKiB: 1024, passes: 1 }],
    ['endless', { memoryKiB: 4_194_304, passes: 1000 }],
  ])('shows a password slot with a %s derivation: refused by name', async (_what, worse) => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    await vault.lock()
    server.slots((list) =>
      raised(list, (slot) => [slot.kdf ? { ...slot, kdf: { ...slot.kdf, ...worse } } : slot]),
    )
    await expect(vault.unlock(user.id, person.password)).rejects.toThrow(WeakKdfError)
    expect(vault.session).toBeUndefined()
    await opensAgain(testApp, server, laptop, writer)
  })

  test("puts another person's slots among mine: they open nothing, and mine still do", async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    using other = newDevice(testApp)
    const writer = await writerAt(laptop)
    const { vault } = await writerAt(other, { ...newPerson(), password: writer.person.password })
    const theirs = await sessionOf(vault).keys.slots()
    server.slots((list) => ({ version: list.version + 1, slots: [...theirs.slots, ...list.slots] }))
    await laptop.newTab().login(writer.person)
    await opensAgain(testApp, server, laptop, writer)
  })

  test("shows another person's slots in place of mine: refused, and a new device is not fooled either", async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    using phone = newDevice(testApp, { between: server.between })
    using other = newDevice(testApp)
    const writer = await writerAt(laptop)
    const { vault } = await writerAt(other, { ...newPerson(), password: writer.person.password })
    const theirs = await sessionOf(vault).keys.slots()
    server.slots(() => ({ ...theirs, version: 99 }))
    const fresh = phone.newTab()
    await fresh.login(writer.person)
    expect(fresh.session).toBeUndefined()
    expect(await fresh.isOnWayBack(writer.user.id)).toBe(true)
    await expect(fresh.unlock(writer.user.id, 'an earlier password')).rejects.toThrow()
    await opensAgain(testApp, server, laptop, writer)
  })

  test('says that there are no slots, after there were: not believed, and nothing is made anew', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    for (const version of [0, 7]) {
      server.slots(() => ({ version, slots: [] }))
      await expect(laptop.newTab().login(person)).rejects.toThrow(MissingSlotsError)
      expect(laptop.heard.trouble).toBeInstanceOf(MissingSlotsError)
    }
    expect(server.asked.filter((asked) => asked === 'PUT /api/vault/slots')).toHaveLength(2)
    const reloaded = laptop.newTab()
    await reloaded.openWithDevice(user.id)
    expect(await reloaded.checkDevice(user.id)).toBe(true)
    await expect(sessionOf(reloaded).keys.makeRecoveryCode()).rejects.toThrow(MissingSlotsError)
    await reloaded.lock()
    await opensWithWhatWasSeen(reloaded, user.id, person)
    expect(vault.session).toBeUndefined()
    await opensAgain(testApp, server, laptop, writer)
  })

  test('shows a vault that lost its last slot to a new device: not believed', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    server.slots(() => ({ version: 3, slots: [] }))
    await expect(phone.newTab().login(writer.person)).rejects.toThrow(MissingSlotsError)
  })

  test('shows the list from before a key was taken away: not believed', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    const { keys } = sessionOf(vault)
    const older = await keys.slots()
    await keys.makeRecoveryCode()
    server.slots(() => older)
    await expect(keys.slots()).rejects.toThrow(OlderSlotsError)
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble?.message).toContain('older keys than this device has seen')
    await vault.lock()
    await opensWithWhatWasSeen(vault, user.id, person)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('was put back from a backup by an honest operator: a warning, and one unlock sets it right', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    await sessionOf(vault).keys.makeRecoveryCode()
    const vaults = testApp.deps.db.updateTable('vaults').where('user_id', '=', user.id)
    await vaults.set({ slots_version: 1 }).execute()
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble).toBeInstanceOf(OlderSlotsError)
    await vault.lock()
    await opensWithWhatWasSeen(vault, user.id, person)
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble).toBeNull()
    await sessionOf(vault).keys.makeRecoveryCode()
    await opensAgain(testApp, server, laptop, writer)
  })

  test('shows keys from before they were renewed, as if they were new: refused', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    const { keys } = sessionOf(vault)
    const older = await keys.slots()
    await keys.renewKeys(person.password, null)
    await synced(vault)
    await vault.lock()
    server.slots(() => ({ ...older, version: 99 }))
    await expect(vault.unlock(user.id, person.password)).rejects.toThrow(OlderKeysError)
    expect(laptop.heard.troubles.every((error) => error instanceof SlotsNotBelievedError)).toBe(true)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('exchanges a wrap under the same version: noticed before anything is opened', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    server.slots(({ version, slots }) => ({
      version,
      slots: slots.map((slot) => ({ ...slot, wrapped: broken(slot.wrapped) })),
    }))
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble).toBeInstanceOf(AlteredSlotsError)
    await vault.lock()
    await opensWithWhatWasSeen(vault, user.id, person)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('exchanges a wrap as a change: told apart from a wrong password', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    server.slots((list) => raised(list, (slot) => [{ ...slot, wrapped: broken(slot.wrapped) }]))
    await expect(phone.newTab().login(writer.person)).rejects.toThrow(DamagedSlotError)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('puts a broken copy before the good slot: the good one opens', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const slotId = newUid()
    server.slots((list) => raised(list, (slot) => [{ ...slot, slotId, wrapped: broken(slot.wrapped) }, slot]))
    const vault = phone.newTab()
    await vault.login(writer.person)
    await soon(() => expect(contents(vault)).toEqual(['mine']))
  })

  test('has the password derived in a hundred ways: it is given up after a few', async () => {
    await using testApp = await openTestApp()
    const server = hostile()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    await vault.lock()
    server.slots((list) => {
      const [slot] = list.slots.filter(({ kdf }) => kdf)
      if (!slot?.kdf) throw new Error('There is a password slot')
      const many = Array.from({ length: 100 }, (_, at) => ({
        ...slot,
        slotId: newUid(),
        kdf: { ...slot.kdf, salt: toBase64(new Uint8Array(16).fill(at + 1)) } as KdfParams,
      }))
      return { version: list.version + 1, slots: many }
    })
    const begin = performance.now()
    await expect(vault.unlock(user.id, person.password)).rejects.toThrow()
    expect(performance.now() - begin).toBeLessThan(20_000)
  })
})

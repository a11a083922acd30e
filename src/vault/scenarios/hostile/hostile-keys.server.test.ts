import { describe, expect, test } from 'vitest'
import { type KdfParams, kdfDefaults } from '#contract/account.ts'
import { toBase64 } from '#contract/base64.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { DamagedSlotError, WrongKeyError } from '../../keys/slots/key-slot.ts'
import {
  AlteredSlotsError,
  MissingSlotsError,
  OlderSlotsError,
  OtherKeysError,
} from '../../keys/slots/slot-list.ts'
import { type Argon2id, WeakKdfError } from '../../primitives/password-kdf.ts'
import type { Vault } from '../../vault.ts'
import {
  contents,
  newDevice,
  newPerson,
  newUid,
  quickArgon2,
  sessionOf,
  soon,
  synced,
} from '../device.test-support.ts'
import {
  broken,
  hostileKeys,
  opensAgain,
  type Person,
  raised,
  writerAt,
} from './hostile-keys.test-support.ts'

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
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    server.kdf((kdf) => ({ ...kdf, ...worse }))
    const before = server.asked.length
    const login = laptop.newTab().login(writer.person)
    await expect(login).rejects.toThrow('salt' in worse ? 'make no sense' : WeakKdfError)
    expect(server.asked.slice(before)).not.toContain('POST /api/login')
    await opensAgain(testApp, server, laptop, writer)
  })

  test.each([
    ['weak', { memoryKiB: 1024, passes: 1 }],
    ['endless', { memoryKiB: 4_194_304, passes: 1000 }],
  ])(
    'shows a password slot with a %s derivation: it is never used, and what was seen opens',
    async (_what, worse) => {
      await using testApp = await openTestApp()
      const server = hostileKeys()
      const derived: number[] = []
      const argon2: Argon2id = (asked) => {
        derived.push(asked.memoryKiB)
        return quickArgon2(asked)
      }
      using laptop = newDevice(testApp, { between: server.between, argon2 })
      const writer = await writerAt(laptop)
      const { vault, user, person } = writer
      await vault.lock()
      server.slots((list) =>
        raised(list, (slot) => [slot.kdf ? { ...slot, kdf: { ...slot.kdf, ...worse } } : slot]),
      )
      await opensWithWhatWasSeen(vault, user.id, person)
      expect(new Set(derived)).toEqual(new Set([kdfDefaults.memoryKiB]))
      expect(laptop.heard.trouble).toBeInstanceOf(OtherKeysError)
      await opensAgain(testApp, server, laptop, writer)
    },
  )

  test("puts another person's slots among mine: they open nothing, and mine still do", async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
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
    const server = hostileKeys()
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
    const server = hostileKeys()
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
    await expect(sessionOf(reloaded).keys.proofOf(person.password)).rejects.toThrow(MissingSlotsError)
    await reloaded.lock()
    await opensWithWhatWasSeen(reloaded, user.id, person)
    expect(vault.session).toBeUndefined()
    await opensAgain(testApp, server, laptop, writer)
  })

  test('shows a vault that lost its last slot to a new device: not believed', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    server.slots(() => ({ version: 3, slots: [] }))
    await expect(phone.newTab().login(writer.person)).rejects.toThrow(MissingSlotsError)
  })

  test('shows the list from before a key was taken away: not believed', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    const { keys } = sessionOf(vault)
    const older = await keys.slots()
    await keys.makeRecoveryCode(person.password)
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
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    await sessionOf(vault).keys.makeRecoveryCode(person.password)
    const vaults = testApp.deps.db.updateTable('vaults').where('user_id', '=', user.id)
    await vaults.set({ slots_version: 1 }).execute()
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble).toBeInstanceOf(OlderSlotsError)
    await vault.lock()
    await opensWithWhatWasSeen(vault, user.id, person)
    expect(await vault.checkDevice(user.id)).toBe(true)
    expect(laptop.heard.trouble).toBeNull()
    await sessionOf(vault).keys.makeRecoveryCode(person.password)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('shows keys from before they were renewed, as if they were new: refused, and those seen open', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const { vault, user, person } = writer
    const { keys } = sessionOf(vault)
    const older = await keys.slots()
    await keys.renewKeys(person.password, null)
    await synced(vault)
    await vault.lock()
    server.slots(() => ({ ...older, version: 99 }))
    await opensWithWhatWasSeen(vault, user.id, person)
    expect(laptop.keys.get(user.id)?.generation).toBe(2)
    expect(laptop.heard.trouble).toBeInstanceOf(OtherKeysError)
    await expect(vault.unlock(user.id, 'not the password')).rejects.toThrow(WrongKeyError)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('exchanges a wrap under the same version: noticed before anything is opened', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
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
    const server = hostileKeys()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    server.slots((list) => raised(list, (slot) => [{ ...slot, wrapped: broken(slot.wrapped) }]))
    await expect(phone.newTab().login(writer.person)).rejects.toThrow(DamagedSlotError)
    await opensAgain(testApp, server, laptop, writer)
  })

  test('puts a broken copy before the good slot: the good one opens', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp, { between: server.between })
    const writer = await writerAt(laptop)
    const slotId = newUid()
    server.slots((list) =>
      raised(list, (slot) =>
        slot.kdf ? [{ ...slot, slotId, wrapped: broken(slot.wrapped) }, slot] : [slot],
      ),
    )
    const vault = phone.newTab()
    await vault.login(writer.person)
    await soon(() => expect(contents(vault)).toEqual(['mine']))
  })

  test('has the password derived in a hundred ways: it is given up after a few, and what was seen opens', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
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
    await opensWithWhatWasSeen(vault, user.id, person)
    expect(performance.now() - begin).toBeLessThan(20_000)
  })
})

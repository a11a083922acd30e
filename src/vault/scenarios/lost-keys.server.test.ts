import { describe, expect, test } from 'vitest'
import type { KeySlot, SlotList } from '#contract/vault.ts'
import { readSlots, rekey, writeSlot } from '#contract/vault.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { base64 } from '#server/testing/slots.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { SlotNotKeptError } from '../keys/slots/confirm-slot.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import type { Wire } from '../sync/server/wire.ts'
import { contents, newDevice, newPerson, sessionOf, soon, synced, writeNote } from './device.test-support.ts'

const next = 'the password after the reset'

/** Says that it wrote what it was sent, and goes on showing what was there. */
function liar() {
  let isLying = false
  let shown: SlotList | null = null
  const between = (wire: Wire): Wire => ({
    ...wire,
    async send(to, input) {
      if (to.path === readSlots.path && to.method === 'GET') {
        const answer = await wire.send(to, input)
        shown = (await answer.clone().json()) as SlotList
        return answer
      }
      const isWriting = (to.path === writeSlot.path && to.method === 'PUT') || to.path === rekey.path
      if (!isLying || !isWriting || !shown) return wire.send(to, input)
      const { slot, slots = [] } = input.body as { slot?: KeySlot; slots?: object[] }
      const createdAt = '2026-11-21T08:30:00.000Z'
      const others = shown.slots.filter(({ slotId }) => slotId !== slot?.slotId)
      const sent = [...(slot ? [...others, slot] : slots)].map((one) => ({ createdAt, ...one }))
      return Response.json({ version: shown.version + 1, slots: sent })
    },
  })
  const lies = (does: boolean): void => {
    isLying = does
  }
  return { between, lies }
}

describe.concurrent('a server that says it kept a key and did not', () => {
  test('gets no recovery code shown: the person is told, and nothing that was there is lost', async () => {
    await using testApp = await openTestApp()
    const server = liar()
    using laptop = newDevice(testApp, { between: server.between })
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    const { keys } = sessionOf(vault)
    const code = await keys.makeRecoveryCode(person.password)
    server.lies(true)
    const made = keys.makeRecoveryCode(person.password)
    await expect(made).rejects.toThrow(SlotNotKeptError)
    await expect(made).rejects.toThrow('so it is not shown')
    server.lies(false)
    await vault.lock()
    await vault.unlockWithCode(user.id, code)
    expect(await sessionOf(vault).keys.makeRecoveryCode(person.password)).not.toBe(code)
  })

  test('is told of when a password was changed, and the old one still works', async () => {
    await using testApp = await openTestApp()
    const server = liar()
    using laptop = newDevice(testApp, { between: server.between })
    const person = newPerson()
    const vault = laptop.newTab()
    await vault.register(person)
    server.lies(true)
    await expect(sessionOf(vault).keys.changePassword(person.password, next)).rejects.toThrow(
      SlotNotKeptError,
    )
    server.lies(false)
    await sessionOf(vault).keys.changePassword(person.password, next)
    using phone = newDevice(testApp)
    await phone.newTab().login({ ...person, password: next })
  })
})

describe.concurrent('keys that somebody else wrote over', () => {
  test('come back by the earlier password or code, once the account is its owner’s again', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    const code = await sessionOf(vault).keys.makeRecoveryCode(person.password)
    await writeNote(vault, 'sealed before')
    await synced(vault)

    // A thief who has learnt the password puts worthless keys in the place of all that open.
    const { version, slots } = await sessionOf(vault).keys.slots()
    const typed = slots.find(({ kind }) => kind === 'password')
    const root = await sessionOf(vault).keys.proofOf(person.password)
    let baseVersion = version
    for (const slot of slots) {
      const { createdAt: _, ...sent } = slot
      const junk = { ...sent, commitment: base64(32), wrapped: base64(92) }
      const body = { baseVersion: baseVersion++, slot: junk, proof: { password: root, derived: true } }
      expect((await laptop.browser.put('/api/vault/slots', body)).status).toBe(200)
    }
    expect(typed).toBeDefined()

    for (const open of ['code', 'password'] as const) {
      using phone = newDevice(testApp)
      const there = phone.newTab()
      const token = await makeReset(testApp.deps, user.id)
      await there.resetPassword({ token, password: `${next} ${open}` })
      expect(there.session).toBeUndefined()
      await expect(there.unlock(user.id, 'never a password of mine')).rejects.toThrow(WrongKeyError)
      if (open === 'code') await there.unlockWithCode(user.id, code)
      else await there.unlock(user.id, person.password)
      await soon(() => expect(contents(there)).toEqual(['sealed before']))
      using stranger = newDevice(testApp)
      const elsewhere = stranger.newTab()
      await elsewhere.login({ ...person, password: `${next} ${open}` })
      await soon(() => expect(contents(elsewhere)).toEqual(['sealed before']))
    }
  })

  test('an earlier password does not open a locked device while the present one does', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await sessionOf(vault).keys.changePassword(person.password, next)
    await vault.lock()
    await expect(vault.unlock(user.id, person.password)).rejects.toThrow(WrongKeyError)
    await vault.unlock(user.id, next)
  })

  test('do not come back from before the keys were renewed', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    await vault.register(person)
    await sessionOf(vault).keys.changePassword(person.password, next)
    const retired = async () => (await laptop.browser.get('/api/vault/retired-slots')).json<{ slots: [] }>()
    expect((await retired()).slots).toHaveLength(1)
    await sessionOf(vault).keys.renewKeys(next, null)
    expect((await retired()).slots).toEqual([])
  })
})

import { describe, expect, test, vi } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Vault } from '../vault.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, synced } from './device.test-support.ts'

/** An EventSource over fetch. */
function follow(
  url: string,
  cookie: string,
  listeners: Readonly<Record<string, (data: string) => void>>,
): () => void {
  const abort = new AbortController()
  const read = async () => {
    const answer = await fetch(url, { headers: { cookie }, signal: abort.signal })
    let text = ''
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + piece).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? []
        listeners[name]?.(data)
      }
    }
  }
  read().catch(() => undefined)
  return () => abort.abort()
}

const minuteMs = 60_000
/** Signs every other browser out from this one, by the password that its vault derives. */
async function endOthers({ browser }: ReturnType<typeof newDevice>, vault: Vault, typed: string) {
  const proof = { password: await sessionOf(vault).keys.proofOf(typed), derived: true }
  return browser.ask('DELETE', '/api/sessions', { body: { proof } })
}
const write = (vault: Vault, content: string) =>
  sessionOf(vault).put('note', newUid(), { title: '', content })

describe('locking', () => {
  test('a device that was left alone for longer than its rule asks for the password', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    const { keys } = sessionOf(vault)
    expect(await keys.autoLockMinutes()).toBeNull()
    laptop.clock.ahead = 60 * minuteMs
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)

    await keys.setAutoLockMinutes(15)
    laptop.clock.ahead += 14 * minuteMs
    await keys.touch()
    laptop.clock.ahead += 14 * minuteMs
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
    laptop.clock.ahead += 15 * minuteMs
    const late = laptop.newTab()
    expect(await late.openWithDevice(user.id)).toBe(false)
    expect(laptop.keys.get(user.id)?.deviceKey).toBeNull()
    await late.unlock(user.id, person.password)
    await sessionOf(late).keys.setAutoLockMinutes(null)
    laptop.clock.ahead += 60 * minuteMs
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(true)
  })

  test('a device that is taken away locks in every tab at once, and loses nothing but its key', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const first = laptop.newTab()
    const user = await first.register(person)
    const second = laptop.secondTab()
    await second.openWithDevice(user.id)
    await synced(first)
    laptop.network.isDown = true
    await write(first, 'not at the server yet')
    const boss = phone.newTab()
    await boss.login(person)
    const slotId = laptop.keys.get(user.id)?.deviceSlot?.slotId ?? ''
    await sessionOf(boss).keys.removeSlot(slotId, person.password)
    laptop.network.isDown = false
    laptop.hearsOfSlots()
    await vi.waitFor(() => expect([first.session, second.session]).toEqual([undefined, undefined]))
    expect(laptop.heard.closed).toEqual(['locked', 'locked'])
    expect(laptop.keys.get(user.id)?.deviceKey).toBeNull()
    expect(await laptop.deviceStores.get(user.id)?.pendingCount()).toBe(1)

    const again = laptop.newTab()
    expect(await again.openWithDevice(user.id)).toBe(false)
    await again.unlock(user.id, person.password)
    await synced(again)
    expect(contents(again)).toEqual(['not at the server yet'])
  })

  test('a browser whose session was ended with its key locks when it hears of that', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await synced(vault)
    const boss = phone.newTab()
    await boss.login(person)
    expect((await endOthers(phone, boss, person.password)).status).toBe(200)
    laptop.hearsOfSlots()
    await vi.waitFor(() => expect(vault.session).toBeUndefined())
    expect(await laptop.newTab().openWithDevice(user.id)).toBe(false)
  })

  test('all of that takes less than two seconds over the real wire', async () => {
    await using testApp = await openTestApp()
    const address = await testApp.listen()
    using laptop = newDevice(testApp, {
      between: (wire) => ({
        ...wire,
        listen: (path, listeners) => follow(`${address}${path}`, laptop.browser.cookieHeader, listeners),
      }),
    })
    using phone = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await synced(vault)
    const boss = phone.newTab()
    await boss.login(person)
    await sessionOf(boss).keys.removeSlot(laptop.keys.get(user.id)?.deviceSlot?.slotId ?? '', person.password)
    await vi.waitFor(() => expect(vault.session).toBeUndefined(), { timeout: 2000, interval: 10 })

    const again = laptop.newTab()
    await again.unlock(user.id, person.password)
    await synced(again)
    await endOthers(phone, boss, person.password)
    await vi.waitFor(() => expect(again.session).toBeUndefined(), { timeout: 2000, interval: 10 })
  })

  test('an end of the session alone wipes nothing: neither key nor words', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    const user = await vault.register(person)
    await write(vault, 'kept by the server')
    await synced(vault)
    laptop.browser.cookies.clear()
    await write(vault, 'written while signed out')
    await vi.waitFor(() => expect(sessionOf(vault).status().trouble).toContain('You are signed out'))
    expect(await vault.checkDevice(user.id)).toBe(true)
    const reloaded = laptop.newTab()
    expect(await reloaded.openWithDevice(user.id)).toBe(true)
    expect(await reloaded.checkDevice(user.id)).toBe(true)
    expect(contents(reloaded)).toEqual(['kept by the server', 'written while signed out'])
    await reloaded.lock()
    await reloaded.unlock(user.id, person.password)
    expect(contents(reloaded)).toHaveLength(2)
    await reloaded.login(person)
    await synced(reloaded)
    expect(contents(reloaded)).toEqual(['kept by the server', 'written while signed out'])
  })

  test('the key of the password and the last key stay', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const person = newPerson()
    await vault.register(person)
    const { keys } = sessionOf(vault)
    const { slots } = await keys.slots()
    const password = slots.find(({ kind }) => kind === 'password')
    await expect(keys.removeSlot(password?.slotId ?? '', person.password)).rejects.toThrow(
      'The key of your password stays.',
    )
    await keys.removeSlot(newUid(), person.password)
    expect(await keys.slots()).toMatchObject({ slots })
    expect(slots.map(({ slotId }) => slotId)).toContain(await keys.ownSlotId())
  })
})

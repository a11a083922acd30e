import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PasskeyCreation } from '#contract/factor.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TestPasskey } from '#server/testing/test-passkey.ts'
import { WrongKeyError } from '../keys/slots/key-slot.ts'
import { PasswordlessUnlock } from '../passwordless-unlock.ts'
import type { Vault } from '../vault.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'

type Device = ReturnType<typeof newDevice>

/** What an authenticator always gives for one passkey; the vault wipes what it gets. */
const newPrf = () => {
  const secret = randomBytes(32)
  return () => Uint8Array.from(secret)
}

/** Adds a passkey as a browser does; without `prf` it opens nothing. */
async function addPasskey(vault: Vault, password: string, prf?: Uint8Array<ArrayBuffer>) {
  const { keys } = sessionOf(vault)
  const passkey = new TestPasskey()
  const creation = await keys.secondFactor.beginPasskey({
    password: await keys.proofOf(password),
    derived: true,
  })
  const slot = prf && (await keys.passkeySlot(password, prf))
  const attestation = passkey.create(creation as PasskeyCreation)
  const { state } = await keys.secondFactor.addPasskey({ label: 'Mine', attestation, ...(slot && { slot }) })
  return { passkey, state }
}

async function writerAt(laptop: Device) {
  const person = newPerson()
  const vault = laptop.newTab()
  const user = await vault.register(person)
  await sessionOf(vault).put('note', newUid(), { title: '', content: 'sealed before' })
  await synced(vault)
  return { person, user, vault }
}

async function signIn(
  testApp: TestApp,
  device: Device,
  passkey: TestPasskey,
  prf: Uint8Array<ArrayBuffer> | null,
) {
  const begun = await testApp.browser().post('/api/login/passkey/options')
  const { ticket, passkey: asked } = begun.json<{
    ticket: string
    passkey: Parameters<TestPasskey['get']>[0]
  }>()
  const vault = device.newTab()
  const entry = new PasswordlessUnlock(vault, device.tabParts())
  const user = await entry.passkeyLogin({ ticket, assertion: passkey.get(asked), prf })
  return { vault, user }
}

test('a passkey opens the vault on a device that was never here', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const { person, vault, user } = await writerAt(laptop)
  const prf = newPrf()
  const { passkey, state } = await addPasskey(vault, person.password, prf())
  expect(state.passkeys).toMatchObject([{ opensVault: true }])
  using phone = newDevice(testApp)
  const arrived = await signIn(testApp, phone, passkey, prf())
  expect(arrived.user.id).toBe(user.id)
  await soon(() => expect(contents(arrived.vault)).toEqual(['sealed before']))
  expect(await phone.newTab().openWithDevice(user.id)).toBe(true)
})

test('opens a locked vault, also without the server, and another passkey does not', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const { person, vault, user } = await writerAt(laptop)
  const prf = newPrf()
  await addPasskey(vault, person.password, prf())
  await sessionOf(vault).keys.slots()
  await vault.lock()
  expect(await new PasswordlessUnlock(vault, laptop.tabParts()).hasPasskey(user.id)).toBe(true)
  await expect(vault.unlockWithKey(user.id, 'passkey', newPrf()())).rejects.toThrow(WrongKeyError)
  laptop.network.isDown = true
  await vault.unlockWithKey(user.id, 'passkey', prf())
  expect(contents(vault)).toEqual(['sealed before'])
})

test('without what it could compute, a passkey signs in and the vault stays locked', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const { person, vault, user } = await writerAt(laptop)
  const { passkey, state } = await addPasskey(vault, person.password)
  expect(state.passkeys).toMatchObject([{ opensVault: false }])
  using phone = newDevice(testApp)
  for (const prf of [null, newPrf()()]) {
    const arrived = await signIn(testApp, phone, passkey, prf)
    expect([arrived.user.id, arrived.vault.session]).toEqual([user.id, undefined])
  }
  const { vault: shut } = await signIn(testApp, phone, passkey, null)
  await shut.unlock(user.id, person.password)
  await soon(() => expect(contents(shut)).toEqual(['sealed before']))
})

test('a wrong password makes no slot', async () => {
  await using testApp = await openTestApp()
  using laptop = newDevice(testApp)
  const { vault } = await writerAt(laptop)
  const making = sessionOf(vault).keys.passkeySlot('not the password', newPrf()())
  await expect(making).rejects.toThrow(WrongKeyError)
})

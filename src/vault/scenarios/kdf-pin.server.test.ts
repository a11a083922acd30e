import { describe, expect, test } from 'vitest'
import { type KdfParams, kdfDefaults, kdfLimits, login } from '#contract/account.ts'
import { toBase64 } from '#contract/base64.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { PasswordRuleError } from '../keys/rekey.ts'
import { secureRandom } from '../primitives/bytes.ts'
import {
  authSecretOf,
  deriveRoot,
  type KdfStrength,
  newKdf,
  WeakerKdfError,
} from '../primitives/password-kdf.ts'
import type { Wire } from '../sync/server/wire.ts'
import { contents, newDevice, newPerson, quickArgon2, sessionOf, soon } from './device.test-support.ts'
import { hostileKeys, opensAgain, type Person, writerAt } from './hostile/hostile-keys.test-support.ts'

const salt = toBase64(new Uint8Array(16).fill(7))
const next = 'the password after the reset'
const least = { memoryKiB: kdfLimits.memoryKiB.least, passes: kdfLimits.passes.least }

/** The parameters of the password slots at the server. */
async function slotKdfs(testApp: TestApp, userId: number): Promise<KdfParams[]> {
  const slots = testApp.deps.db.selectFrom('key_slots').select('kdf').where('user_id', '=', userId)
  return (await slots.execute()).flatMap(({ kdf }) => (kdf === null ? [] : JSON.parse(kdf)))
}

const kdfOfAccount = async (testApp: TestApp, { username }: Person): Promise<KdfParams> =>
  (await testApp.browser().get(`/api/auth/kdf?username=${username}`)).json()

/** A server that lets somebody in with whatever they send, so that its question alone decides what that is. */
const lettingIn =
  (testApp: TestApp, { username, password }: Person) =>
  (wire: Wire): Wire => ({
    ...wire,
    async send(to, input) {
      if (to.path !== login.path) return wire.send(to, input)
      const honest = await kdfOfAccount(testApp, { username, password, email: '' })
      const secret = await authSecretOf(await deriveRoot(password, honest, quickArgon2))
      return wire.send(login, { body: { username, password: secret, derived: true } })
    },
  })

/** Sets a new password as a client does that derives as it likes. */
async function resetWith(testApp: TestApp, userId: number, strength: KdfStrength): Promise<void> {
  const kdf = { ...newKdf(secureRandom), ...strength }
  const password = await authSecretOf(await deriveRoot(next, kdf, quickArgon2))
  const token = await makeReset(testApp.deps, userId)
  const answer = await testApp.browser().post('/api/auth/reset', { token, password, derived: kdf })
  expect(answer.status).toBe(200)
}

describe.concurrent('a server that ended the session', () => {
  test.each([
    ['less memory', { memoryKiB: least.memoryKiB }],
    ['fewer passes', { passes: least.passes }],
    ['less of both, with its own salt', { ...least, salt }],
  ])(
    'asks for %s than this device has seen: warned of, and nothing derived is sent',
    async (_what, worse) => {
      await using testApp = await openTestApp()
      const server = hostileKeys()
      using laptop = newDevice(testApp, { between: server.between })
      const writer = await writerAt(laptop)
      const before = await slotKdfs(testApp, writer.user.id)
      laptop.browser.cookies.clear()
      server.kdf((kdf) => ({ ...kdf, ...worse }))
      const asked = server.asked.length
      const tab = laptop.newTab()
      await expect(tab.login(writer.person)).rejects.toThrow(WeakerKdfError)
      const spelled = { ...writer.person, username: ` ${writer.person.username.toUpperCase()} ` }
      await expect(tab.login(spelled)).rejects.toThrow('easier to guess than the one that this device knows')
      expect(server.asked.slice(asked)).toEqual(['GET /api/auth/kdf', 'GET /api/auth/kdf'])
      expect(await slotKdfs(testApp, writer.user.id)).toEqual(before)
      expect(await tab.openWithDevice(writer.user.id)).toBe(true)
      await opensAgain(testApp, server, laptop, writer)
    },
  )

  test('asks with a salt of its own and lets in: the vault opens, and its slot is not written with that salt', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    const person = newPerson()
    const letIn = lettingIn(testApp, person)
    using laptop = newDevice(testApp, { between: (wire) => letIn(server.between(wire)) })
    const writer = await writerAt(laptop, person)
    const before = await slotKdfs(testApp, writer.user.id)
    server.kdf((kdf) => ({ ...kdf, salt }))
    const tab = laptop.newTab()
    await tab.login(person)
    await soon(() => expect(contents(tab)).toEqual(['mine']))
    expect(await slotKdfs(testApp, writer.user.id)).toEqual(before)
    expect(await tab.isOnWayBack(writer.user.id)).toBe(true)
  })

  test('asks a browser that never saw this name for the least: its slot is not written with that', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    const person = newPerson()
    const letIn = lettingIn(testApp, person)
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp, { between: (wire) => letIn(server.between(wire)) })
    const writer = await writerAt(laptop, person)
    const before = await slotKdfs(testApp, writer.user.id)
    server.kdf((kdf) => ({ ...kdf, ...least, salt }))
    const tab = phone.newTab()
    await tab.login(person)
    await soon(() => expect(contents(tab)).toEqual(['mine']))
    expect(await slotKdfs(testApp, writer.user.id)).toEqual(before)
  })
})

describe.concurrent('how a password is derived', () => {
  test('may be as strong with another salt, after it was changed on another device: not a word is said', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const { person } = await writerAt(laptop)
    const other = phone.newTab()
    await other.login(person)
    await sessionOf(other).keys.changePassword(person.password, next)
    const tab = laptop.newTab()
    await tab.login({ ...person, password: next })
    await soon(() => expect(contents(tab)).toEqual(['mine']))
    expect(laptop.heard.troubles).toEqual([])
  })

  test('becomes what is made today when a weak password is changed, here or where the account was reset', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { person, user } = await writerAt(laptop)
    await resetWith(testApp, user.id, least)
    await expect(laptop.newTab().login({ ...person, password: next })).rejects.toThrow(WeakerKdfError)

    // As a browser that has kept nothing of the name.
    const known = laptop.keys.get(user.id)
    if (known) laptop.keys.set(user.id, { ...known, names: [] })
    const tab = laptop.newTab()
    await tab.login({ ...person, password: next })
    expect(contents(tab)).toEqual(['mine'])
    expect(await slotKdfs(testApp, user.id)).toMatchObject([kdfDefaults])
    expect(await tab.isOnWayBack(user.id)).toBe(true)
    await expect(sessionOf(tab).keys.renewKeys(next, null)).rejects.toThrow(PasswordRuleError)
    await sessionOf(tab).keys.changePassword(next, next)
    expect(await tab.isOnWayBack(user.id)).toBe(false)
    expect(await kdfOfAccount(testApp, person)).toMatchObject(kdfDefaults)
    expect(await slotKdfs(testApp, user.id)).toEqual([await kdfOfAccount(testApp, person)])
    const again = laptop.newTab()
    await again.login({ ...person, password: next })
    expect(contents(again)).toEqual(['mine'])
  })

  test('never becomes weaker than it was, when it is changed or reset', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const { person, user } = await writerAt(laptop)
    const strong = { memoryKiB: kdfLimits.memoryKiB.most, passes: 4 }
    await resetWith(testApp, user.id, strong)
    const tab = laptop.newTab()
    await tab.login({ ...person, password: next })
    expect(await slotKdfs(testApp, user.id)).toMatchObject([strong])
    await sessionOf(tab).keys.changePassword(next, 'a third long password')
    expect(await kdfOfAccount(testApp, person)).toMatchObject(strong)
    await sessionOf(tab).keys.renewKeys('a third long password', null)
    const token = await makeReset(testApp.deps, user.id)
    await laptop.newTab().resetPassword({ token, password: 'a fourth long password' })
    expect(await kdfOfAccount(testApp, person)).toMatchObject(strong)
    expect(await slotKdfs(testApp, user.id)).toMatchObject([strong])
  })

  test('makes no first key of a vault that is weaker than keys are made today', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const kdf = { ...newKdf(secureRandom), ...least }
    const password = await authSecretOf(await deriveRoot(person.password, kdf, quickArgon2))
    await testApp.browser().post('/api/register', { ...person, password, derived: kdf })
    await expect(laptop.newTab().login(person)).rejects.toThrow('No key was made')
    expect(laptop.heard.troubles).toEqual([])
  })

  test('is remembered under the name that somebody changed to, too', async () => {
    await using testApp = await openTestApp()
    const server = hostileKeys()
    using laptop = newDevice(testApp, { between: server.between })
    const { person, user, vault } = await writerAt(laptop)
    const username = `renamed-${person.username.slice(0, 20)}`
    await vault.keepUser({ ...user, username })
    server.kdf((kdf) => ({ ...kdf, ...least }))
    const tab = laptop.newTab()
    await expect(tab.login({ ...person, username })).rejects.toThrow(WeakerKdfError)
    await expect(tab.login(person)).rejects.toThrow(WeakerKdfError)
  })
})

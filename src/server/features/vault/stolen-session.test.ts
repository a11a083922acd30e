import { expect, test } from 'vitest'
import type { KeySlot } from '#contract/vault.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { base64, newSlot, passwordSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const minute = 60_000
const recoverySlot = (more: Partial<KeySlot> = {}): KeySlot => newSlot({ kind: 'recovery', ...more })

/** Somebody with a password slot, a recovery code and a device, and a thief who has copied the cookie of their session. */
async function robbed(app: TestApp) {
  const owner = app.browser()
  const { username, password } = await owner.signUp()
  const proof = { password, derived: true }
  const write = (by: TestBrowser, baseVersion: number, slot: KeySlot, shown?: object) =>
    by.put('/api/vault/slots', { baseVersion, slot, ...(shown && { proof: shown }) })
  const [pass, device, recovery] = [passwordSlot(), newSlot(), recoverySlot()]
  expect((await write(owner, 0, pass)).status).toBe(200)
  expect((await write(owner, 1, device)).status).toBe(200)
  expect((await write(owner, 2, recovery, proof)).status).toBe(200)
  const thief = app.browser()
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
  const remove = (by: TestBrowser, { slotId }: KeySlot, shown?: object) =>
    by.ask('DELETE', `/api/vault/slots/${slotId}`, shown ? { body: { proof: shown } } : {})
  return { owner, thief, username, proof, pass, device, recovery, write, remove }
}

const sessionIdOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.get('/api/sessions'))
    .json<{ sessions: { id: string; isCurrent: boolean }[] }>()
    .sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''

onBothDatabases('a stolen session', ({ open }) => {
  test('writes over no password slot, recovery slot or passphrase slot, and removes none, without the password', async () => {
    await using app = await open()
    const { thief, pass, recovery, device, write, remove } = await robbed(app)
    const before = await slotsOf(thief)
    const junk = (slot: KeySlot): KeySlot => ({ ...slot, commitment: base64(32), wrapped: base64(92) })
    const tried = [
      await remove(thief, recovery),
      await remove(thief, pass),
      await write(thief, 3, junk(pass)),
      await write(thief, 3, junk(recovery)),
      await write(thief, 3, junk({ ...pass, kind: 'device', kdf: null })),
      await write(thief, 3, junk({ ...recovery, kind: 'device' })),
      await write(thief, 3, junk({ ...device, kind: 'password', kdf: pass.kdf })),
      await write(thief, 3, recoverySlot()),
      await write(thief, 3, passwordSlot()),
      await write(thief, 3, newSlot({ kind: 'passphrase', kdf: pass.kdf })),
    ]
    expect(tried.map(({ status, text }) => [status, JSON.parse(text).code])).toEqual(
      tried.map(() => [403, 'proof_needed']),
    )
    const wrong = await write(thief, 3, junk(pass), { password: base64(32), derived: true })
    expect([wrong.status, wrong.json().code]).toEqual([401, 'wrong_credentials'])
    expect(await slotsOf(thief)).toEqual(before)
  })

  test('may take its device key off, and write one in its place, but never a second one', async () => {
    await using app = await open()
    const { owner, thief, pass, recovery, device, write, remove } = await robbed(app)
    const [second, third] = [newSlot(), newSlot()]
    expect((await write(thief, 3, second)).status).toBe(200)
    expect((await write(thief, 4, third)).status).toBe(200)
    const kept = (await slotsOf(owner)).slots.map(({ slotId }) => slotId)
    expect(kept.sort()).toEqual([pass.slotId, recovery.slotId, third.slotId].sort())
    expect(kept).not.toContain(device.slotId)
    expect((await remove(thief, third)).status).toBe(200)
  })

  test("writes over no other browser's device key, and takes none away", async () => {
    await using app = await open()
    const { thief, username, proof, write, remove } = await robbed(app)
    const phone = app.browser()
    await phone.post('/api/login', { username, ...proof })
    const theirs = newSlot()
    expect((await write(phone, 3, theirs)).status).toBe(200)
    const over = await write(thief, 4, { ...theirs, wrapped: base64(92) })
    expect([over.status, over.json().code]).toEqual([403, 'forbidden'])
    const gone = await remove(thief, theirs)
    expect([gone.status, gone.json().code]).toEqual([403, 'proof_needed'])
    expect((await slotsOf(phone)).slots).toContainEqual(expect.objectContaining(theirs))
    expect((await remove(thief, theirs, proof)).status).toBe(200)
  })

  test('touches no device key whose own session has ended, without the password', async () => {
    await using app = await open()
    const { thief, username, proof, write, remove } = await robbed(app)
    const tablet = app.browser()
    await tablet.post('/api/login', { username, ...proof })
    const left = newSlot()
    expect((await write(tablet, 3, left)).status).toBe(200)
    await app.deps.db
      .deleteFrom('sessions')
      .where('id', '=', await sessionIdOf(tablet))
      .execute()
    const tried = [await write(thief, 4, { ...left, wrapped: base64(92) }), await remove(thief, left)]
    expect(tried.map(({ status, text }) => [status, JSON.parse(text).code])).toEqual([
      [403, 'forbidden'],
      [403, 'proof_needed'],
    ])
    expect((await slotsOf(thief)).slots).toContainEqual(expect.objectContaining(left))
  })

  test('that guesses the password is slowed, and the owner is not', async () => {
    await using app = await open()
    const { thief, username, proof, recovery, write } = await robbed(app)
    const laptop = app.browser()
    await laptop.post('/api/login', { username, ...proof })
    const guess = () => write(thief, 3, recoverySlot(), { password: base64(32), derived: true })
    for (let at = 0; at < 5; at++) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    const changed = { ...recovery, wrapped: base64(92) }
    expect((await write(laptop, 3, changed, proof)).status).toBe(200)
    app.advance(minute)
  })

  test('what its password was good for stays 30 days, for whoever has what opened it', async () => {
    await using app = await open()
    const { owner, proof, pass, recovery, write, remove } = await robbed(app)
    const changed = { ...pass, commitment: base64(32), wrapped: base64(92) }
    expect((await write(owner, 3, changed, proof)).status).toBe(200)
    app.advance(minute)
    expect((await remove(owner, recovery, proof)).status).toBe(200)
    const retired = (await owner.get('/api/vault/retired-slots')).json()
    expect(retired).toEqual({
      slots: [
        {
          ...recovery,
          why: 'removed',
          retiredAt: '2026-11-21T08:31:00.000Z',
          keptUntil: '2026-12-21T08:31:00.000Z',
        },
        {
          ...pass,
          why: 'replaced',
          retiredAt: '2026-11-21T08:30:00.000Z',
          keptUntil: '2026-12-21T08:30:00.000Z',
        },
      ],
    })
    expect((await app.browser().get('/api/vault/retired-slots')).status).toBe(401)
  })
})

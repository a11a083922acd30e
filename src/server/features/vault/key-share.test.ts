import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { base64, newSlot, passwordSlot, slotsOf } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

/** Somebody with a password slot and a device, whose slot has a share at the server. */
async function ownerOf(app: TestApp) {
  const owner = app.browser()
  const { password } = await owner.signUp()
  const [pass, device, share] = [passwordSlot(), newSlot(), base64(32)]
  expect((await owner.put('/api/vault/slots', { baseVersion: 0, slot: pass })).status).toBe(200)
  const written = await owner.put('/api/vault/slots', { baseVersion: 1, slot: { ...device, share } })
  expect(written.status).toBe(200)
  const asked = (by: TestBrowser, slotId: string, proof: string) =>
    by.post('/api/vault/key-share', { slotId, proof })
  return { owner, password, pass, device, share, written, asked }
}

onBothDatabases("the server's share of a device's key", ({ open }) => {
  test('is in no list and is given for the password alone', async () => {
    await using app = await open()
    const { owner, password, device, share, written, asked } = await ownerOf(app)
    expect(written.text).not.toContain(share)
    expect(JSON.stringify(await slotsOf(owner))).not.toContain(share)
    const wrong = await asked(owner, device.slotId, base64(32))
    expect([wrong.status, wrong.json().code]).toEqual([401, 'wrong_credentials'])
    expect(wrong.text).not.toContain(share)
    const given = await asked(owner, device.slotId, password)
    expect(given.json()).toEqual({ share })
    const stranger = app.browser()
    expect((await asked(stranger, device.slotId, password)).status).toBe(401)
  })

  test("is nobody else's, and no other slot has one", async () => {
    await using app = await open()
    const { owner, password, pass, device, asked } = await ownerOf(app)
    const other = app.browser()
    const { password: theirs } = await other.signUp()
    expect((await asked(other, device.slotId, theirs)).status).toBe(404)
    expect((await asked(owner, pass.slotId, password)).status).toBe(404)
    const claimed = { ...passwordSlot(), share: base64(32) }
    const refused = await owner.put('/api/vault/slots', { baseVersion: 2, slot: claimed })
    expect(refused.status).toBe(400)
  })

  test('guesses at it are counted like all others', async () => {
    await using app = await open()
    const { owner, device, asked } = await ownerOf(app)
    const statuses: number[] = []
    for (let guess = 0; guess < 8; guess++)
      statuses.push((await asked(owner, device.slotId, base64(32))).status)
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses.slice(5)).toContain(429)
  })

  test('stays while its slot stays, is replaced with it, and goes with it', async () => {
    await using app = await open()
    const { owner, password, pass, device, share, asked } = await ownerOf(app)
    const rekey = (baseVersion: number, slots: object[]) =>
      owner.post('/api/vault/rekey', {
        baseVersion,
        proof: password,
        slots,
        password: null,
        isSealedAnew: false,
        endOtherSessions: false,
      })
    expect((await rekey(2, [pass, device])).status).toBe(200)
    expect((await asked(owner, device.slotId, password)).json()).toEqual({ share })
    const [renewed, newShare] = [{ ...newSlot(), slotId: device.slotId }, base64(32)]
    expect((await rekey(3, [pass, { ...renewed, share: newShare }])).status).toBe(200)
    expect((await asked(owner, device.slotId, password)).json()).toEqual({ share: newShare })
    expect((await owner.ask('DELETE', `/api/vault/slots/${device.slotId}`)).status).toBe(200)
    expect((await asked(owner, device.slotId, password)).status).toBe(404)
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SlotList } from '#contract/vault.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { base64, newKdf, newSlot, passwordSlot, slotsOf } from '../../testing/slots.ts'

onBothDatabases('key slots', ({ open }) => {
  test('a new vault has none, at version 0', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    expect((await browser.get('/api/vault/slots')).json()).toEqual({ version: 0, slots: [] })
  })

  test('a slot is added, replaced and removed, each time at a higher version', async () => {
    await using app = await open()
    const browser = app.browser()
    const account = await browser.signUp()
    const proof = { password: account.password, derived: true }
    const password = passwordSlot()
    const device = newSlot()
    const createdAt = '2026-11-21T08:30:00.000Z'
    expect((await browser.put('/api/vault/slots', { baseVersion: 0, slot: password })).json()).toEqual({
      version: 1,
      slots: [{ ...password, createdAt }],
    })
    app.advance(1000)
    await browser.put('/api/vault/slots', { baseVersion: 1, slot: device })
    app.advance(1000)
    const changed = { ...password, wrapped: base64(92) }
    const replaced = await browser.put('/api/vault/slots', { baseVersion: 2, slot: changed, proof })
    expect(replaced.json<SlotList>()).toMatchObject({ version: 3, slots: [changed, device] })
    const removed = await browser.ask('DELETE', `/api/vault/slots/${device.slotId}`)
    expect(removed.json()).toEqual({ version: 4, slots: [{ ...changed, createdAt }] })
    expect((await browser.get('/api/vault/slots')).json()).toEqual(removed.json())
  })

  test('the last slot stays, and what is not there cannot be removed', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const slot = newSlot()
    await browser.put('/api/vault/slots', { baseVersion: 0, slot })
    const last = await browser.ask('DELETE', `/api/vault/slots/${slot.slotId}`)
    expect([last.status, last.json()]).toEqual([
      409,
      { code: 'conflict', message: 'This is the last key to your journal, so it stays.' },
    ])
    expect((await browser.ask('DELETE', `/api/vault/slots/${randomUUID()}`)).status).toBe(404)
    expect((await browser.ask('DELETE', '/api/vault/slots/not-an-id')).status).toBe(400)
    expect((await browser.get('/api/vault/slots')).json()).toMatchObject({ version: 1, slots: [slot] })
  })

  test('of two browsers that set up the same vault at once one wins, and the other reads what won', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const slots = Array.from({ length: 8 }, () => newSlot())
    const tries = await Promise.all(
      slots.map((slot) => browser.put('/api/vault/slots', { baseVersion: 0, slot })),
    )
    const winners = slots.filter((_, at) => tries[at]?.status === 200)
    expect(winners).toHaveLength(1)
    for (const lost of tries.filter(({ status }) => status !== 200))
      expect([lost.status, lost.json()]).toEqual([
        409,
        { code: 'conflict', message: 'Something newer is already here.' },
      ])
    expect((await browser.get('/api/vault/slots')).json()).toMatchObject({ version: 1, slots: winners })
  })

  test.each([
    ['device', 200, undefined],
    ['passkey', 409, 'There are too many devices. Remove one that is not used.'],
  ] as const)(
    'a list of slots does not grow for ever: of a hundred %s keys',
    async (kind, status, message) => {
      await using app = await open()
      const browser = app.browser()
      const { user } = await browser.signUp()
      const rows = Array.from({ length: 100 }, (_, at) => {
        const { slotId, commitment, wrapped } = newSlot()
        return { user_id: user.id, slot_id: slotId, kind, kdf: null, commitment, wrapped, created_at: at + 1 }
      })
      await app.deps.db.insertInto('key_slots').values(rows).execute()
      const added = newSlot()
      const answer = await browser.put('/api/vault/slots', { baseVersion: 0, slot: added })
      expect([answer.status, answer.json().message]).toEqual([status, message])
      const [oldest, ...others] = rows.map(({ slot_id }) => slot_id)
      // The oldest key that nobody is signed in with makes room.
      const left = status === 200 ? [...others, added.slotId] : [oldest, ...others]
      expect((await slotsOf(browser)).slots.map(({ slotId }) => slotId).sort()).toEqual(left.sort())
    },
  )

  test.each([
    [{ commitment: 'short' }],
    [{ wrapped: 'not base64!' }],
    [{ kind: 'magic' as 'device' }],
    [{ slotId: '../1' }],
    [{ kind: 'device', kdf: newKdf() }],
    [{ kind: 'recovery', kdf: newKdf() }],
    [{ kind: 'password', kdf: null }],
    [{ kind: 'password', kdf: { ...newKdf(), memoryKiB: 8 } }],
    [{ kind: 'password', kdf: { ...newKdf(), passes: 1 } }],
    [{ kind: 'passphrase', kdf: { ...newKdf(), memoryKiB: 2 ** 31 - 1 } }],
  ] as const)('a slot with %j is refused', async (wrong) => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const answer = await browser.put('/api/vault/slots', { baseVersion: 0, slot: newSlot(wrong) })
    expect([answer.status, answer.json().code]).toEqual([400, 'invalid_input'])
  })
})

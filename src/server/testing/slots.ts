import { randomBytes, randomUUID } from 'node:crypto'
import { type KdfParams, kdfDefaults } from '#contract/account.ts'
import type { KeySlot, SlotList } from '#contract/vault.ts'
import type { TestBrowser } from './test-browser.ts'

export const base64 = (length: number): string => randomBytes(length).toString('base64')

export const newKdf = (): KdfParams => ({ ...kdfDefaults, salt: base64(16) })

/** A device's slot that the server accepts, with what a test wants otherwise; what it wraps is only chance. */
export const newSlot = (more: Partial<KeySlot> = {}): KeySlot => ({
  slotId: randomUUID(),
  kind: 'device',
  kdf: null,
  commitment: base64(32),
  wrapped: base64(92),
  ...more,
})

export const passwordSlot = (): KeySlot => newSlot({ kind: 'password', kdf: newKdf() })

export const slotsOf = async (browser: TestBrowser): Promise<SlotList> =>
  (await browser.get('/api/vault/slots')).json<SlotList>()

/** Writes a slot on top of what is there; `password` is what proves the owner, where it is needed. */
export async function putSlot(browser: TestBrowser, slot: KeySlot, password?: string): Promise<KeySlot> {
  const { version } = await slotsOf(browser)
  const answer = await browser.put('/api/vault/slots', {
    baseVersion: version,
    slot,
    ...(password && { proof: { password, derived: true } }),
  })
  if (answer.status !== 200) throw new Error(`No slot: ${answer.status} ${answer.text}`)
  return slot
}

export const idsOf = ({ slots }: SlotList): string[] => slots.map(({ slotId }) => slotId)

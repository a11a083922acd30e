import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { wordsOnPage, writeEntry } from '../../support/writing.ts'

/**
 * What a script in the page can carry away: it takes every key that lies in IndexedDB, exports and derives with it whatever it can, and tries what comes
 * of it on every slot that the session can read.
 */
const carryAway = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('inkwell-device')
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const asking = db.transaction('keys').objectStore('keys').getAll()
    const all = await new Promise<unknown[]>((resolve) => {
      asking.onsuccess = () => resolve(asking.result)
    })
    db.close()

    const keys: CryptoKey[] = []
    interface Slot {
      readonly wrapped: string
      readonly kind: string
      readonly slotId: string
    }
    const slots: Slot[] = (await (await fetch('/api/vault/slots')).json()).slots
    const walk = (value: unknown): void => {
      if (value instanceof CryptoKey) keys.push(value)
      else if (value instanceof Map) for (const one of value.values()) walk(one)
      else if (value && typeof value === 'object') {
        if ('wrapped' in value) slots.push(value as Slot)
        for (const one of Object.values(value)) walk(one)
      }
    }
    walk(all)

    const carried: string[] = []
    const secrets: Uint8Array<ArrayBuffer>[] = []
    for (const key of keys)
      for (const format of ['raw', 'jwk'] as const)
        await crypto.subtle.exportKey(format, key).then(
          () => carried.push(`${key.algorithm.name} as ${format}`),
          () => {},
        )
    const infos = ['wrap', 'commit', 'device', 'vault', 'uid'].map((name) => `inkwell/v1/${name}`)
    const derive = async (key: CryptoKey, info: string): Promise<Uint8Array<ArrayBuffer>> => {
      const how = {
        name: 'HKDF',
        hash: 'SHA-256',
        salt: new Uint8Array(0),
        info: new TextEncoder().encode(info),
      }
      return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))
    }
    for (const key of keys.filter(({ usages }) => usages.includes('deriveBits')))
      for (const info of infos) {
        const secret = await derive(key, info)
        const again = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
        secrets.push(secret, await derive(again, 'inkwell/v1/wrap'))
      }
    const prefixed = (fields: readonly string[]) => {
      const parts = fields.map((field) => new TextEncoder().encode(field))
      const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0))
      let at = 0
      for (const part of parts) {
        new DataView(bytes.buffer).setUint32(at, part.length)
        bytes.set(part, at + 4)
        at += 4 + part.length
      }
      return bytes
    }
    const { id } = await (await fetch('/api/user')).json()
    let tries = 0
    for (const secret of secrets)
      for (const { wrapped, kind, slotId } of slots) {
        const bytes = Uint8Array.from(atob(wrapped), (one) => one.charCodeAt(0))
        const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
        const additionalData = prefixed(['1', String(id), slotId.toLowerCase(), kind, '', '', '', '', ''])
        tries++
        await crypto.subtle
          .decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData }, key, bytes.subarray(12))
          .then(
            () => carried.push(`the keyring, out of the slot of a ${kind}`),
            () => {},
          )
      }
    return { carried, keys: keys.length, tries }
  })

journey(
  'a script in the page carries no key away, and a reload opens without a password all the same',
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'carried' })
    await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
    await writeEntry(page, { title: 'Mine', content: 'Only mine.' })
    const { carried, keys, tries } = await carryAway(page)
    expect(keys).toBeGreaterThan(0)
    expect(tries).toBeGreaterThan(0)
    expect(carried).toEqual([])
    await page.reload()
    await expect.poll(() => wordsOnPage(page)).toBe('Only mine.')
  },
)

import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { logout, saveOnboarding } from '#contract/account.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { newKdf } from '#vault/primitives/password-kdf.ts'
import { vaultServerOver } from '#vault/sync/server/vault-server.ts'
import { giveLife, keyOf, lives } from '#worker/admin/sample-person.ts'
import { ClientFault } from './client-fault.ts'
import { safeWire } from './safe-wire.ts'

/** Somebody who does not exist, and how to sign in as them. */
export interface SamplePerson {
  readonly username: string
  readonly password: string
  readonly pages: number
}

/** Makes people with lives on a server, by the same code as a device; the last page of each is of `today` (a day). */
export async function makeSamplePeople(
  address: URL,
  today: string,
  argon2 = argon2Wasm,
): Promise<SamplePerson[]> {
  const made: SamplePerson[] = []
  for (const pages of lives) {
    const username = `sample-${randomBytes(5).toString('hex')}`
    const password = randomBytes(12).toString('base64url')
    const wire = safeWire(address, null)
    const server = vaultServerOver(wire)
    const key = await keyOf(password, newKdf(secureRandom), argon2)
    const account = { username, password: key.authSecret, email: `${username}@example.org`, derived: key.kdf }
    const { id } = await server.register(account)
    await giveLife(server, { userId: id, key, pages, today })
    const completedAt = new Date().toISOString()
    await wire.send(saveOnboarding, { body: { name: 'Mara', goals: ['self_reflection'], completedAt } })
    await wire.send(logout, {})
    made.push({ username, password, pages })
  }
  return made
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  try {
    const address = process.env.INKWELL_URL || 'http://localhost:3000'
    if (!URL.canParse(address)) throw new ClientFault('INKWELL_URL must be an address.')
    const today = new Date().toISOString().slice(0, 10)
    for (const { username, password, pages } of await makeSamplePeople(new URL(address), today))
      console.log(`${username}  ${password}  ${pages} pages`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
